import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './kit.mjs';

/** Puts each text of a folder beside itself as the server sends it, by Brotli and by gzip. */
export function compress(folder) {
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const path = join(root, folder, name);
    const content = readFileSync(path);
    if (content.length < 1_024) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

if (process.argv[1]?.endsWith('compress.mjs')) compress(process.argv[2]);

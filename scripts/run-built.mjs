// Builds a module of the app for Node and uses what it exports: how pages are drawn at build time.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './kit.mjs';

/** Uses a folder that is gone afterwards. It is within the project, where modules find the packages that they import. */
export async function inFolder(use) {
  const folder = mkdtempSync(join(root, 'dist/built-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds an entry of the app and calls `use` with its exports. */
export const runBuilt = (entry, use) =>
  inFolder(async (folder) => {
    await build({
      root,
      logLevel: 'error',
      // As the app has them: its messages are compiled for a smaller formatter.
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
      },
    });
    return use(await import(pathToFileURL(join(folder, 'entry.mjs')).href));
  });

// What each component costs a page (KiB, gzip; React not counted), for the page of Storybook that lists it.
//   npm run bench -- --costs
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './kit.mjs';

const kib = (parts) => Math.round(gzipSync(parts.join('\n'), { level: 9 }).length / 102.4) / 10;

/** Builds a component alone and weighs what comes out. */
async function cost(name) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      react({ compiler: true }),
      vanillaExtractPlugin(),
      { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      lib: { entry: join(root, `src/ui/${name}/${name}.tsx`), formats: ['es'], fileName: name },
      rolldownOptions: { external: /^(react|react-dom)(\/|$)/ },
    },
  }).then((results) => (Array.isArray(results) ? results[0] : results));
  const at = new Set();
  const take = (fileName) => {
    const chunk = output.find((each) => each.fileName === fileName);
    if (!chunk || at.has(chunk)) return;
    at.add(chunk);
    chunk.imports.forEach(take);
  };
  for (const { fileName, isEntry } of output) if (isEntry) take(fileName);
  // What is loaded only when somebody asks for it costs a page nothing.
  const of = (ending) =>
    output
      .filter((each) => each.fileName.endsWith(ending) && (each.type === 'asset' || at.has(each)))
      .map((each) => each.code ?? each.source);
  return { name, js: kib(of('.js')), css: kib(of('.css')) };
}

const names = readdirSync(join(root, 'src/ui')).filter((name) => existsSync(join(root, `src/ui/${name}/${name}.tsx`)));
const costs = [];
for (const name of names) costs.push(await cost(name));
costs.sort((a, b) => b.js - a.js);
writeFileSync(join(root, 'src/ui/foundations/costs.json'), `${JSON.stringify(costs, null, 2)}\n`);
console.table(costs);

// Draws the pages of whoever is not signed in at build time, for the server to put into the page: they can be read and filled
// in before the app's scripts are there (docs/decisions/0089-drawn-before-its-scripts.md).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './kit.mjs';

// Within the project, where it finds the packages that it imports.
const folder = mkdtempSync(join(root, 'dist/prerender-'));
try {
  await build({
    root,
    logLevel: 'error',
    // As the app has them: its messages are compiled for a smaller formatter.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { prerender } = await import(pathToFileURL(join(folder, 'prerender.mjs')).href);
  writeFileSync(join(root, 'dist/app/prerendered.json'), JSON.stringify(prerender()));
} finally {
  rmSync(folder, { recursive: true });
}

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './scripts/compile-messages.mjs';

/** In development every page of the app tells `/inspector.html` what its machines do; a build knows nothing of it. */
const inspectable: Plugin = {
  name: 'inspectable',
  apply: () => !process.env.STORYBOOK,
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { server, path }) =>
      server && path !== '/inspector.html'
        ? [{ tag: 'script', attrs: { type: 'module', src: '/src/inspector/dev/tap.ts' }, injectTo: 'head' as const }]
        : [],
  },
};

export default defineConfig({
  plugins: [
    compileMessages({ invent: process.env.STORYBOOK ? `${import.meta.dirname}/.storybook/pseudo.mjs` : undefined }),
    inspectable,
    react({ compiler: true }),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' },
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // The policy allows no inline data in scripts or styles but images and fonts of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visit loads first stands in one file: fewer requests, and gzip finds more to share.
        codeSplitting: {
          groups: process.env.STORYBOOK ? [] : [{ name: 'first', tags: ['$initial'] }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});

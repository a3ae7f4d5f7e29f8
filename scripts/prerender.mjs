// Draws the pages of whoever is not signed in at build time, for the server to send: they can be read and filled in before the
// app's scripts and styles are there (docs/decisions/0089-drawn-before-its-scripts.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontLink, moduleLinks } from '../server/http/preloads.ts';
import { root } from './kit.mjs';
import { rulesFor } from './rules-for.mjs';
import { runBuilt } from './run-built.mjs';

const read = (name) => readFileSync(join(root, 'dist/app', name), 'utf8');
const page = read('index.html');
const [link, stylesheet] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(page);
const [script, first] = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/.exec(page);
const styles = read(stylesheet);
const { font, pages } = JSON.parse(read('preloads.json'));

for (const [path, markup] of Object.entries(await runBuilt('src/app/prerender.tsx', ({ prerender }) => prerender()))) {
  const modules = moduleLinks([first, ...pages[path].scripts]);
  // The app is asked for by `src/app/boot.js`, once what is drawn here is painted.
  const app = `<template data-for="app">${link}${modules.join('')}${script}</template>`;
  const drawn = page
    .replace(script, '')
    .replace(link, () => `<style nonce="__CSP_NONCE__">${rulesFor(markup, styles)}</style>`)
    // In the head it would keep all from being painted until it is there; its stand-in is as wide as it is.
    .replace('<body>', `<body>${fontLink(font)}`)
    .replace('<div id="root"></div>', () => `<div id="root">${app}${markup}</div>`);
  const place = join(root, 'dist/prerendered', path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, drawn);
}

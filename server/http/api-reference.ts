import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowReference, hashInlineScripts } from './headers.ts';
import { sendHtml } from './html.ts';
import { answerMissing } from './routing.ts';

/** The folder that `npm run build` writes the renderer to. */
const builtFolder = fileURLToPath(new URL('../../dist/api-reference', import.meta.url));
const contractFile = fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url));

/** The colours of the two themes, copied from `src/ui/theme/palette.ts`. */
const themes = {
  dark: { 'bg-color': '#0f1117', 'text-color': '#e9ebf1', 'nav-bg-color': '#0a0b10', 'primary-color': '#a1bbff' },
  light: { 'bg-color': '#f4f6f8', 'text-color': '#1a1e29', 'nav-bg-color': '#ebedf1', 'primary-color': '#2a43b4' },
};

// Applies the theme that this browser uses in the app.
const script = `(() => {
  const themes = ${JSON.stringify(themes)};
  const theme = localStorage.getItem('app-theme') === 'light' ? 'light' : 'dark';
  const reference = document.querySelector('rapi-doc');
  reference.setAttribute('theme', theme);
  for (const [name, value] of Object.entries(themes[theme])) reference.setAttribute(name, value);
})()`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Trama</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="module" src="/api-reference/rapidoc.js"></script>
</head>
<body>
<rapi-doc spec-url="/api-reference/openapi.json" render-style="focused" schema-style="table" show-header="false"
  load-fonts="false" regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" allow-try="false"
  allow-server-selection="false" allow-spec-file-download="true" show-method-in-nav-bar="as-colored-text"
  use-path-in-nav-bar="false" persist-auth="false"></rapi-doc>
<script>${script}</script>
<noscript><p>This reference needs JavaScript. <a href="/api-reference/openapi.json">openapi.json</a></p></noscript>
</body>
</html>`;

/** Serves the contract as a rendered reference at `/api-reference` and as JSON next to it. */
export async function serveReference(app: FastifyInstance, folder = builtFolder): Promise<void> {
  const contract = await readFile(contractFile);
  const send = (reply: FastifyReply, type: string, body: Buffer) =>
    reply.type(type).header('Cache-Control', 'no-cache').send(body);
  app.get('/api-reference', async (request, reply) => {
    await allowReference(reply, hashInlineScripts(page));
    return sendHtml(request, reply, page);
  });
  app.get('/api-reference/openapi.json', (_request, reply) => send(reply, 'application/json', contract));
  app.get('/api-reference/rapidoc.js', async (request, reply) => {
    const renderer = await readFile(join(folder, 'rapidoc.js')).catch(() => undefined);
    return renderer ? send(reply, 'text/javascript; charset=utf-8', renderer) : answerMissing(request, reply);
  });
}

import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';

const compiled = (tree) =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );

/** Vite plugin: compiles the ICU messages at build, so that the browser needs no parser for them (10 KiB gz less). */
export const compileMessages = () => ({
  name: 'compile-messages',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  async load(id) {
    const [path] = id.split('?');
    if (!/\/messages\/(pt-BR|en)\.ts$/.test(path)) return undefined;
    this.addWatchFile(path);
    const { default: messages } = await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);
    return `export default ${JSON.stringify(compiled(messages))}`;
  },
});

import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';

const compiled = (tree) =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );

/**
 * Vite plugin: compiles the ICU messages at build, so that the browser needs no parser for them (10 KiB gz less).
 * `invent` is a module whose `pseudo` disguises the English ones.
 */
export const compileMessages = ({ invent } = {}) => ({
  name: 'compile-messages',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  async load(id) {
    const [path] = id.split('?');
    if (!/\/src\/(features|app)\/.*(messages|words)\/(pt-BR|en)\.ts$/.test(path)) return undefined;
    this.addWatchFile(path);
    const { default: messages } = await import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);
    const texts = JSON.stringify(compiled(messages));
    // Storybook can show an invented language in place of English, which makes fixed text stand out.
    if (!invent || !path.endsWith('/en.ts')) return `export default ${texts}`;
    return `import { pseudo } from ${JSON.stringify(invent)};
const texts = ${texts};
export default globalThis.early?.locale === 'pseudo' ? pseudo(texts) : texts;`;
  },
});

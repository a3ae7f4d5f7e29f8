import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const folders = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(features|app)\/.*(messages|words)\/pt-BR\.ts$/.test(name))
  .map((name) => join('src', name.replace(/\/pt-BR\.ts$/, '')));

const load = async (folder: string, language: string): Promise<Tree> =>
  (await import(join(process.cwd(), folder, `${language}.ts`))).default;

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** The arguments that an ICU message takes, each with its kind. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}: ${TYPE[element.type]}`);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
      if ('children' in element) visit(element.children);
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/** What the specification says word for word, its exclamation marks included (section 4). */
const specified = new Set(['Sua sessão foi renovada com sucesso!']);

describe.each(folders)('%s', (folder) => {
  test('says the same things in both languages', async () => {
    const [pt, en] = [flat(await load(folder, 'pt-BR')), flat(await load(folder, 'en'))];
    expect(en.map(([key]) => key).sort()).toEqual(pt.map(([key]) => key).sort());
  });

  test('takes the same arguments in both languages', async () => {
    const en = Object.fromEntries(flat(await load(folder, 'en')));
    const differing = flat(await load(folder, 'pt-BR')).filter(
      ([key, text]) => String(argumentsOf(text)) !== String(argumentsOf(en[key] ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('leaves nothing empty, shouts nowhere', async () => {
    for (const language of ['pt-BR', 'en']) {
      const wrong = flat(await load(folder, language)).filter(
        ([, text]) => !text.trim() || (/!|Oops|Ops\b/.test(text) && !specified.has(text)),
      );
      expect(wrong).toEqual([]);
    }
  });
});

test('there are words to compare', () => expect(folders.length).toBeGreaterThan(3));

const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !/\/words\//.test(name);
const code = ['src/app', 'src/features']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter(isCode)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The code that takes a folder's words, by what it imports; the kit says what it is handed. */
const saying = (folder: string, name: string) =>
  code.filter(
    ({ file, text }) =>
      file.startsWith('src/features/kit/') ||
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']*words(?:\/[a-z-]+)?)'/g)].some(
        ([, names = '', path = '']) =>
          normalize(join(dirname(file), path)) === folder && new RegExp(`\\b${name}\\b`).test(names),
      ),
  );

/** What a code says: every text in quotes, and every template as a pattern in which its parts are any one word. */
function saidIn(text: string): (key: string) => boolean {
  const patterns = [...text.matchAll(/`([\w.]*(?:\$\{[^}]*\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+'))
    .filter((pattern) => /\w/.test(pattern.replaceAll('[^.]+', '')))
    .map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => text.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

const rules = readdirSync('src/domain', { encoding: 'utf8' })
  .map((name) => readFileSync(join('src/domain', name), 'utf8'))
  .join('\n');
/** Names for all that a rule of the domain tells apart: holidays, the statuses of a step. */
const isEnumeration = (keys: string[]) => keys.every((key) => new RegExp(`\\b${key}\\b`).test(rules));

describe.each(folders.filter((folder) => /\/words(\/[a-z-]+)?$/.test(folder)))('%s', (folder) => {
  test('says nothing that nobody says', async () => {
    const module: Record<string, { 'pt-BR': Tree }> = await import(join(process.cwd(), folder, 'index.ts'));
    // Two exports may share a part: whoever says it of either says it.
    const said = new Set<string>();
    const all = new Map<string, string>();
    for (const [name, words] of Object.entries(module)) {
      const sayers = saying(folder, name).map(({ text }) => saidIn(text));
      const messages = flat(words['pt-BR']);
      const isSaid = isEnumeration(messages.map(([key]) => key))
        ? () => true
        : (key: string) => sayers.some((says) => says(key));
      for (const [key, message] of messages) {
        all.set(message, `${name}: ${key}`);
        if (isSaid(key)) said.add(message);
      }
    }
    expect([...all].filter(([message]) => !said.has(message)).map(([, key]) => key)).toEqual([]);
  });
});

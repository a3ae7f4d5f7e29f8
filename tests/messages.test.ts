import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const folders = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /messages\/pt-BR\.ts$/.test(name))
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

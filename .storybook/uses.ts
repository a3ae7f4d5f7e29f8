import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readDoors } from './doors';

const id = 'virtual:uses';

const sources = fileURLToPath(new URL('../src/{app,features}/**/*.tsx', import.meta.url));

/** Which pages and parts use a component or what belongs to it, by its name; stories are not the product. */
export function readUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  const owners = new Map(readDoors().map(({ name, folder }) => [name, folder]));
  for (const path of globSync(sources).toSorted()) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#ui(?:\/charts)?'/g)];
    const names = imports.flatMap(([, names = '']) => names.split(','));
    const place = path.slice(path.indexOf('/src/') + '/src/'.length);
    for (const name of new Set(names.flatMap((each) => owners.get(each.trim().replace(/^type /, '')) ?? []))) {
      uses[name] ??= [];
      uses[name].push(place);
    }
  }
  return uses;
}

/** Tells the pages of prose where each component is used. */
export const tellUses = (): Plugin => ({
  name: 'tell-uses',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => (asked === `\0${id}` ? `export const uses = ${JSON.stringify(readUses())};` : undefined),
});

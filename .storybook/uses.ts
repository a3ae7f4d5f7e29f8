import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:uses';
const sources = fileURLToPath(new URL('../src/{app,features}/**/*.tsx', import.meta.url));

/** Which pages and parts draw a component, by its name; stories are not the product. */
export function readUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const path of globSync(sources).toSorted()) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#ui(?:\/charts)?'/g)];
    const names = imports.flatMap(([, names = '']) => names.split(','));
    const place = path.slice(path.indexOf('/src/') + '/src/'.length);
    for (const name of new Set(names.map((each) => each.trim()).filter((each) => /^[A-Z]\w+$/.test(each)))) {
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

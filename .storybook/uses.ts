import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:uses';
const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The component that a name of the design system belongs to: `notify` to `Toast`, `TabLinks` to `Tabs`. */
function readOwners(): Map<string, string> {
  const doors = ['ui/index.ts', 'ui/charts.ts'].map((path) => readFileSync(at(path), 'utf8')).join();
  const exported = doors.matchAll(/export \{([^}]*)\} from '\.\/(\w+)\/[^']+'/g);
  return new Map(
    [...exported].flatMap(([, names = '', folder = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), folder]),
    ),
  );
}

const sources = fileURLToPath(new URL('../src/{app,features}/**/*.tsx', import.meta.url));

/** Which pages and parts use a component or what belongs to it, by its name; stories are not the product. */
export function readUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  const owners = readOwners();
  for (const path of globSync(sources).toSorted()) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#ui(?:\/charts)?'/g)];
    const names = imports.flatMap(([, names = '']) => names.split(','));
    const place = path.slice(path.indexOf('/src/') + '/src/'.length);
    for (const name of new Set(names.flatMap((each) => owners.get(each.trim()) ?? []))) {
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

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The modules that others import the design system from. */
const doors = { '#ui': '../src/ui/index.ts', '#ui/charts': '../src/ui/charts.ts' };

export interface Offered {
  /** As it is imported; a type is no value. */
  name: string;
  isType: boolean;
  /** From where. */
  door: string;
  /** The folder of the component that it belongs to: `notify` belongs to `Toast`, `TabLinks` to `Tabs`. */
  folder: string;
}

function read(door: string, path: string): Offered[] {
  const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  return [...text.matchAll(/export (type )?\{([^}]*)\} from '\.\/([\w-]+)[^']*'/g)].flatMap(
    ([, areTypes, names = '', folder = '']) =>
      names
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => ({
          name: each.replace(/^type /, ''),
          isType: Boolean(areTypes) || each.startsWith('type '),
          door,
          folder,
        })),
  );
}

/** All that the doors of the design system offer. */
export const readDoors = (): Offered[] => Object.entries(doors).flatMap(([door, path]) => read(door, path));

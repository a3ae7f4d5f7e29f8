import { catalogue, groupOf, pageAliases } from '../src/ui/foundations/catalogue';

interface Entry {
  title: string;
  id: string;
}

const groups = Object.keys(catalogue);

/** A folder's name as the groups are written: `in-units` as `In units`. Names of components stay. */
const inSentenceCase = (name: string) =>
  /^[a-z]/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ') : name;

/** A name as the sidebar draws it. */
export const withoutAliases = (name: string) => name.replace(/ \(.*\)$/, '');

const withAliases = (name: string, aliases: readonly string[] = []) =>
  aliases.length ? `${name} (${aliases.join(', ')})` : name;

/**
 * `UI/Select` stands as `UI/Choices/Select (dropdown, picker, …)`: the search of the sidebar looks at names alone, and
 * finds it by each. The manager draws the name without them.
 */
function titled(title: string): string {
  const [root = '', name = '', ...rest] = title.split('/');
  const group = root === 'UI' && groupOf(name);
  if (group) return [root, group, withAliases(name, catalogue[group]?.[name]), ...rest].join('/');
  const parts = title.split('/').map(inSentenceCase);
  const last = parts.at(-1) ?? '';
  return root === 'Features' || root === 'App'
    ? parts.join('/')
    : [...parts.slice(0, -1), withAliases(last, pageAliases[last])].join('/');
}

const placeOf = ({ title }: Entry) => {
  const [root, group = ''] = title.split('/');
  return root === 'UI' && groups.includes(group) ? groups.indexOf(group) : -1;
};

/**
 * The index as the sidebar shows it: components in groups, with what else they are called. Their stories keep their ids,
 * and so their addresses; all others know them as they are.
 */
export function inGroups<Index extends { entries: Record<string, Entry> }>(index: Index): Index {
  const entries = Object.values(index.entries).map((entry) => ({ ...entry, title: titled(entry.title) }));
  const isGrouped = (entry: Entry) => placeOf(entry) >= 0;
  const first = entries.findIndex(isGrouped);
  if (first < 0) return index;
  const grouped = entries.filter(isGrouped).toSorted((one, other) => placeOf(one) - placeOf(other));
  const before = entries.slice(0, first);
  const after = entries.slice(first).filter((entry) => !isGrouped(entry));
  return { ...index, entries: Object.fromEntries([...before, ...grouped, ...after].map((entry) => [entry.id, entry])) };
}

import { catalogue, groupOf } from '../src/ui/foundations/catalogue';

interface Entry {
  title: string;
  id: string;
}

const groups = Object.keys(catalogue);

/** `UI/Select` stands as `UI/Choices/Select (dropdown, picker, …)`, so that the search of the sidebar finds it by each. */
function titled(title: string): string {
  const [root, name = '', ...rest] = title.split('/');
  const group = root === 'UI' && groupOf(name);
  if (!group) return title;
  const others = catalogue[group]?.[name] ?? [];
  return [root, group, `${name}${others.length ? ` (${others.join(', ')})` : ''}`, ...rest].join('/');
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

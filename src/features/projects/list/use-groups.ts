import { useState } from 'react';
import type { Day } from '#domain/dates';
import { useWords } from '../../kernel/language';
import type { ProjectRow } from '../queries';
import { words } from '../words';
import type { Group } from './filters';
import { grouped } from './groups';
import { listWords } from './words';

/** So many rows of a group are drawn at first, and added at a press. */
const piece = 100;

export interface ShownGroup {
  id: string;
  label: string;
  note: string;
  isFolded: boolean;
  rows: ProjectRow[];
  more?: string;
}

/** Rows put together under heads that fold. `hasMore`: the rest is still coming, so the counts are the least. */
export function useGroups(rows: ProjectRow[], group: Group | undefined, today: Day, hasMore: boolean) {
  const t = useWords(listWords);
  const shared = useWords(words);
  const [folded, setFolded] = useState<string[]>([]);
  const [shown, setShown] = useState<Record<string, number>>({});
  if (!group) return undefined;

  const labelOf = (id: string, name?: string) => {
    if (name) return name;
    if (group === 'status')
      return shared.has(`status.${id}` as 'status.active') ? shared(`status.${id}` as 'status.active') : id;
    if (id === 'none') return group === 'health' ? t('group.noHealth') : shared('noUnit');
    return shared(`health.${id}` as 'health.at_risk');
  };
  const groups: ShownGroup[] = grouped(rows, group, today).map(({ id, name, rows: inside }) => {
    const count = shown[id] ?? piece;
    const rest = inside.length - count;
    return {
      id,
      label: labelOf(id, name),
      note: t(hasMore ? 'group.countMore' : 'group.count', { count: inside.length }),
      isFolded: folded.includes(`${group} ${id}`),
      rows: inside.slice(0, count),
      ...(rest > 0 && { more: t('group.more', { count: Math.min(rest, piece) }) }),
    };
  });
  return {
    groups,
    toggle: (id: string) => {
      const key = `${group} ${id}`;
      setFolded((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]));
    },
    showMore: (id: string) => setShown((before) => ({ ...before, [id]: (before[id] ?? piece) + piece })),
  };
}

import type { RefObject } from 'react';
import { useWords } from '../kernel/language';
import { Shortcuts } from '../kernel/shortcuts/Shortcuts';
import type { WorkItem } from '../kernel/work/queries';
import type { Finishing } from '../kernel/work/use-finishing';
import { words } from './words';

export interface WorkKeysProps extends Pick<Finishing, 'items' | 'may' | 'turn'> {
  page: RefObject<HTMLElement | null>;
}

const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-work]')?.dataset.work;

/** The single keys of the page: to walk, to finish, to open. */
export function WorkKeys({ page, items, may, turn }: WorkKeysProps) {
  const t = useWords(words);
  const current = (): WorkItem | undefined => items.find(({ id }) => id === focusedId());
  const walk = (by: 1 | -1) => () => {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[at < 0 ? 0 : Math.max(0, Math.min(at + by, rows.length - 1))];
    next?.querySelector<HTMLElement>('a[href]')?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const turnCurrent = () => {
    const item = current();
    if (item && may(item)) turn(item);
  };
  return (
    <Shortcuts
      label={t('keys.label')}
      shortcuts={[
        { keys: ['j', 'ArrowDown'], label: t('keys.next'), run: walk(1) },
        { keys: ['k', 'ArrowUp'], label: t('keys.previous'), run: walk(-1) },
        { keys: ['x', ' '], label: t('keys.turn'), run: turnCurrent },
        // The link that has the focus does it itself.
        { keys: ['Enter'], label: t('keys.open'), run: () => {}, isOff: true },
        {
          keys: ['/'],
          label: t('keys.search'),
          run: () => page.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
        },
      ]}
    />
  );
}

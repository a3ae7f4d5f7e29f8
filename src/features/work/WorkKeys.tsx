import type { RefObject } from 'react';
import { useWords } from '../kernel/language';
import { Shortcuts } from '../kernel/shortcuts/Shortcuts';
import { moveFocus, type RowsHandle } from '../kit/list/focus';
import type { Finishing } from './list/use-finishing';
import { words } from './words';

export interface WorkKeysProps extends Pick<Finishing, 'items' | 'may' | 'turn'> {
  rows: RowsHandle;
  search: RefObject<HTMLInputElement | null>;
}

/** The single keys of the page: to walk, to finish, to open. */
export function WorkKeys({ rows, search, items, may, turn }: WorkKeysProps) {
  const t = useWords(words);
  const turnCurrent = () => {
    const item = items.find(({ id }) => id === rows.focusedRow());
    if (item && may(item)) turn(item);
  };
  return (
    <Shortcuts
      label={t('keys.label')}
      shortcuts={[
        { keys: ['j', 'ArrowDown'], label: t('keys.next'), run: () => moveFocus(1, items, rows) },
        { keys: ['k', 'ArrowUp'], label: t('keys.previous'), run: () => moveFocus(-1, items, rows) },
        { keys: ['x', ' '], label: t('keys.turn'), run: turnCurrent },
        // The link that has the focus does it itself.
        { keys: ['Enter'], label: t('keys.open'), run: () => {}, isOff: true },
        {
          keys: ['/'],
          label: t('keys.search'),
          run: () => search.current?.focus(),
        },
      ]}
    />
  );
}

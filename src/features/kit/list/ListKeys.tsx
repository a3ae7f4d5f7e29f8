import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../kernel/language';
import { holdTyping } from '../../kernel/shortcuts/early-typing';
import { Shortcuts } from '../../kernel/shortcuts/Shortcuts';
import { moveFocus, type RowsRef } from './focus';
import { openFilters } from './open-filters';
import { selectionKeys } from './selection-keys';
import type { AnyList } from './use-list';
import { listWords } from './words';

export interface ListKeysProps {
  list: AnyList;
  rows: RowsRef;
  search: RefObject<HTMLInputElement | null>;
  /** Address of the create page; undefined if the person may not create. */
  createTo?: string;
  /** Whether rows can be selected. */
  isSelectable: boolean;
  /** Called when the person moves between rows by keys. */
  onWalk: () => void;
}

/** Registers the single-key shortcuts of a list: move, select, create and search. */
export function ListKeys({
  list: { words, inSight, selection },
  rows,
  search,
  createTo,
  isSelectable,
  onWalk,
}: ListKeysProps) {
  const own = useWords(listWords);
  const t = useWords(words);
  const navigate = useNavigate();
  const go = (by: 1 | -1) => {
    onWalk();
    moveFocus(by, inSight, rows.current);
  };
  const create = (to: string) => {
    // Early keystrokes belong to the first field of the create page.
    holdTyping(t('create'));
    void navigate(to);
  };
  const toggle = () => {
    const id = rows.current?.focusedRow();
    if (id) selection.toggle(id);
  };
  return (
    <Shortcuts
      label={t('list.keys.label')}
      shortcuts={[
        { keys: ['j'], label: t('list.keys.next'), run: () => go(1) },
        { keys: ['k'], label: t('list.keys.previous'), run: () => go(-1) },
        // The focused element handles Enter itself.
        { keys: ['Enter'], label: t('list.keys.open'), run: () => {}, isOff: true },
        { keys: ['x'], label: t('list.keys.select'), run: toggle },
        ...(isSelectable
          ? selectionKeys({
              rows,
              order: inSight,
              selection,
              labels: { all: own('keys.all'), down: own('keys.down'), up: own('keys.up') },
            })
          : []),
        {
          keys: ['Escape'],
          label: own('keys.clear'),
          run: selection.clear,
          isOff: selection.selectedKeys.size === 0,
        },
        ...(createTo ? [{ keys: ['c'], label: t('create'), run: () => create(createTo) }] : []),
        { keys: ['/'], label: own('keys.search'), run: () => search.current?.focus() },
        { keys: ['f'], label: own('keys.filter'), run: () => openFilters(search.current) },
      ]}
    />
  );
}

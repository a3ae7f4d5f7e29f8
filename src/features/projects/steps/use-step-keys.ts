import type { RefObject } from 'react';
import { useWords } from '../../kernel/language';
import type { ShortcutGroup } from '../../kernel/shortcuts/keys';
import { moveFocus, type RowsRef } from '../../kit/list/focus';
import { openFilters } from '../../kit/list/open-filters';
import { type SelectionKeys, selectionKeys } from '../../kit/list/selection-keys';
import { listWords } from '../../kit/list/words';
import type { Step } from '../data/queries';
import type { StepAsk } from './handlers';
import { words } from './words';

export interface StepKeys {
  rows: RowsRef;
  search: RefObject<HTMLInputElement | null>;
  create: RefObject<HTMLInputElement | null>;
  /** The steps that can be gone to, in the order shown. */
  order: readonly Step[];
  selected: readonly Step[];
  selection: SelectionKeys['selection'];
  mayDivide: boolean;
  /** The step in the panel: keys act on it. */
  openStep: string | undefined;
  /** The panel stands beside the list, which stays in reach. */
  isBeside: boolean;
  onSelect: (id: string) => void;
  onClear: () => void;
  onTurn: (id: string) => void;
  onOpen: (id: string, isEditing: boolean) => void;
  onClose: () => void;
  onAsk: (what: StepAsk, steps: Step[]) => void;
}

/** The keys of the list of steps: to walk, to select, and to act on the selection or on the one under the focus. */
export function useStepKeys(keys: StepKeys): ShortcutGroup {
  const t = useWords(words);
  const own = useWords(listWords);
  const { rows, search, create, order, selected, mayDivide, openStep, isBeside } = keys;
  const current = () => order.find(({ id }) => id === (openStep ?? rows.current?.focusedRow()));
  const onCurrent = (act: (step: Step) => void) => () => {
    const step = current();
    if (step) act(step);
  };
  const ask = (what: StepAsk) => () => {
    const step = current();
    const steps = selected.length > 0 && !openStep ? [...selected] : step ? [step] : [];
    if (steps.length > 0) keys.onAsk(what, steps);
  };
  const go = (by: 1 | -1) => () => {
    if (!openStep) return moveFocus(by, order, rows.current);
    const next = order[order.findIndex(({ id }) => id === openStep) + by];
    if (next) keys.onOpen(next.id, false);
  };
  const isOff = !mayDivide;
  const isOpen = openStep !== undefined;
  // Under a panel that lies over it nothing of the list can be reached.
  const isOver = isOpen && !isBeside;
  const hasSelection = selected.length > 0;
  return {
    label: t('keys.group'),
    shortcuts: [
      { keys: isOpen ? ['j'] : ['j', 'ArrowDown'], label: t('keys.next'), run: go(1) },
      { keys: isOpen ? ['k'] : ['k', 'ArrowUp'], label: t('keys.previous'), run: go(-1) },
      { keys: ['Enter'], label: t('keys.open'), run: onCurrent(({ id }) => keys.onOpen(id, false)), isOff: isOpen },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        label: t('keys.unfold'),
        run: onCurrent(({ id }) => keys.onTurn(id)),
        isOff: isOver,
      },
      { keys: ['x'], label: t('keys.select'), run: onCurrent(({ id }) => keys.onSelect(id)), isOff },
      ...selectionKeys({
        rows,
        order,
        selection: keys.selection,
        labels: { all: own('keys.all'), down: own('keys.down'), up: own('keys.up') },
        isOff: isOff || isOver,
      }),
      {
        keys: ['Escape'],
        label: t('keys.clear'),
        run: hasSelection ? keys.onClear : keys.onClose,
        isOff: isOver || !(hasSelection || isOpen),
      },
      {
        keys: ['c'],
        label: t('keys.create'),
        // It may still be on its way.
        run: () => (create.current ? create.current.focus() : false),
        isOff: isOff || isOver,
      },
      { keys: ['e'], label: t('keys.edit'), run: onCurrent(({ id }) => keys.onOpen(id, true)), isOff },
      { keys: ['s'], label: t('keys.status'), run: ask('status'), isOff },
      { keys: ['a'], label: t('keys.assignee'), run: ask('assignee'), isOff },
      { keys: ['d'], label: t('keys.date'), run: ask('date'), isOff },
      { keys: ['p'], label: t('keys.priority'), run: ask('priority'), isOff },
      { keys: ['/'], label: t('keys.search'), run: () => search.current?.focus(), isOff: isOver },
      { keys: ['f'], label: own('keys.filter'), run: () => openFilters(search.current), isOff: isOver },
    ],
  };
}

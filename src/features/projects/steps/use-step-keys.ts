import type { RefObject } from 'react';
import type { VirtualListHandle } from '#ui';
import { useWords } from '../../kernel/language';
import type { ShortcutGroup } from '../../kernel/shortcuts/keys';
import type { Step } from '../queries';
import type { StepAsk } from './handlers';
import { words } from './words';

export interface StepKeys {
  list: RefObject<VirtualListHandle | null>;
  page: RefObject<HTMLElement | null>;
  /** The steps that can be gone to, in the order shown. */
  order: readonly Step[];
  selected: readonly Step[];
  mayDivide: boolean;
  onSelect: (id: string) => void;
  onClear: () => void;
  onTurn: (id: string) => void;
  onOpen: (id: string, isEditing: boolean) => void;
  onAsk: (what: StepAsk, steps: Step[]) => void;
}

const focusedStep = () =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-step]')?.dataset.step;

/** The keys of the list of steps: to walk, to select, and to act on the selection or on the one under the focus. */
export function useStepKeys(keys: StepKeys): ShortcutGroup {
  const t = useWords(words);
  const { list, page, order, selected, mayDivide } = keys;
  const current = () => order.find(({ id }) => id === focusedStep());
  const walk = (by: number) => {
    const at = order.findIndex(({ id }) => id === focusedStep());
    const next = order[at < 0 ? 0 : Math.max(0, Math.min(at + by, order.length - 1))];
    if (next) list.current?.focusRow(next.id);
  };
  const onCurrent = (act: (step: Step) => void) => () => {
    const step = current();
    if (step) act(step);
  };
  const ask = (what: StepAsk) => () => {
    const step = current();
    const steps = selected.length > 0 ? [...selected] : step ? [step] : [];
    if (steps.length > 0) keys.onAsk(what, steps);
  };
  const focusOn = (selector: string) => () => page.current?.querySelector<HTMLElement>(selector)?.focus();
  const isOff = !mayDivide;
  return {
    label: t('keys.group'),
    shortcuts: [
      { keys: ['j', 'ArrowDown'], label: t('keys.next'), run: () => walk(1) },
      { keys: ['k', 'ArrowUp'], label: t('keys.previous'), run: () => walk(-1) },
      { keys: ['Enter'], label: t('keys.open'), run: onCurrent(({ id }) => keys.onOpen(id, false)) },
      { keys: ['ArrowRight', 'ArrowLeft'], label: t('keys.unfold'), run: onCurrent(({ id }) => keys.onTurn(id)) },
      { keys: ['x'], label: t('keys.select'), run: onCurrent(({ id }) => keys.onSelect(id)), isOff },
      { keys: ['Escape'], label: t('keys.clear'), run: keys.onClear, isOff: selected.length === 0 },
      { keys: ['c'], label: t('keys.create'), run: focusOn('[data-create] input'), isOff },
      { keys: ['e'], label: t('keys.edit'), run: onCurrent(({ id }) => keys.onOpen(id, true)), isOff },
      { keys: ['s'], label: t('keys.status'), run: ask('status'), isOff },
      { keys: ['a'], label: t('keys.assignee'), run: ask('assignee'), isOff },
      { keys: ['d'], label: t('keys.date'), run: ask('date'), isOff },
      { keys: ['/'], label: t('keys.search'), run: focusOn('input[type="search"]') },
    ],
  };
}

import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { Shortcuts } from '../../kernel/shortcuts/Shortcuts';
import { paths } from '../../paths';
import { listWords } from './words';

// Rows of the table that are no heads of groups, or the links of the cards.
const entries = 'tbody [role="row"]:not(:has([aria-expanded])):has(a, [data-href], [role="rowheader"]), li a[href]';

function step(by: 1 | -1, within: HTMLElement | null) {
  const all = [...(within?.querySelectorAll<HTMLElement>(entries) ?? [])];
  const at = all.findIndex((entry) => entry.contains(document.activeElement));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(at + by, all.length - 1))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

export interface ListKeysProps {
  list: RefObject<HTMLElement | null>;
  hasSelection: boolean;
  onSelect: (id: string) => void;
  onClear: () => void;
}

const focusedId = () => document.activeElement?.closest<HTMLElement>('tbody [role="row"], li[data-key]')?.dataset.key;

/** The single keys of the list of projects. */
export function ListKeys({ list, hasSelection, onSelect, onClear }: ListKeysProps) {
  const t = useWords(listWords);
  const navigate = useNavigate();
  const mayCreate = useCan()('create:projects');
  return (
    <Shortcuts
      label={t('keys.label')}
      shortcuts={[
        { keys: ['j'], label: t('keys.next'), run: () => step(1, list.current) },
        { keys: ['k'], label: t('keys.previous'), run: () => step(-1, list.current) },
        // What has the focus does it itself.
        { keys: ['Enter'], label: t('keys.open'), run: () => {}, isOff: true },
        {
          keys: ['x'],
          label: t('keys.select'),
          run: () => {
            const id = focusedId();
            if (id) onSelect(id);
          },
        },
        { keys: ['Escape'], label: t('keys.clear'), run: onClear, isOff: !hasSelection },
        ...(mayCreate
          ? [{ keys: ['c'], label: t('keys.create'), run: () => void navigate(paths.createProject()) }]
          : []),
        {
          keys: ['/'],
          label: t('keys.search'),
          run: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
        },
      ]}
    />
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '#ui';
import { useWords } from '../../../kernel/language';
import { CancelOnEscape } from '../../../kernel/shortcuts/CancelOnEscape';
import { useIsNarrow } from '../../../kernel/use-is-narrow';
import { AddressSearch, type AddressSearchProps } from '../address/AddressSearch';
import { listWords } from '../words';
import { AddFilter } from './AddFilter';
import { Display } from './Display';
import { type Choice, type Filter, isFilterSet } from './filter';
import { ToolbarSheet } from './lazy-parts';
import { SetFilter } from './SetFilter';
import * as styles from './Toolbar.css';

const none: never[] = [];

export interface ToolbarProps {
  /** Stands first: where something is added by its name, how many there are. The search is a magnifier then, until it is used. */
  lead?: ReactNode;
  search?: Omit<AddressSearchProps, 'inputRef'> & { inputRef: RefObject<HTMLInputElement | null> };
  filters?: readonly Filter[];
  /** Takes all filters away. */
  onClear?: () => void;
  /** View, group, order. */
  choices?: readonly Choice[];
  /** Which columns are shown. */
  columns?: Filter;
  /** At the end: saved views, export, what creates. */
  acts?: ReactNode;
}

/**
 * One line above a list: what narrows it, how it is shown, what may be done with it. Nothing on it moves when a filter is
 * set. On a phone all but the search stands in a sheet behind one button.
 */
export function Toolbar({ lead, search, filters = none, onClear, choices = none, columns, acts }: ToolbarProps) {
  const own = useWords(listWords);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const add = useRef<HTMLButtonElement>(null);
  const set = filters.filter(isFilterSet);
  const count = set.length;
  const field = search && (
    <div className={lead ? styles.magnifier : styles.search}>
      <AddressSearch
        {...search}
        isFolding={lead !== undefined}
        placeholder={isNarrow ? own('keys.search') : undefined}
      />
    </div>
  );

  if (isNarrow) {
    const named = count > 0 ? own('filter.allCount', { count }) : own('filter.all');
    return (
      <search className={styles.bar}>
        {lead && <div className={styles.lead}>{lead}</div>}
        {field}
        {(filters.length > 0 || choices.length > 0) && (
          <div className={styles.end}>
            <Button
              weight="soft"
              tone={count > 0 ? 'accent' : 'neutral'}
              icon={SlidersHorizontal}
              onPress={() => setOpen(true)}
            >
              {lead ? <VisuallyHidden>{named}</VisuallyHidden> : <span className={styles.seenIfRoom}>{named}</span>}
            </Button>
          </div>
        )}
        {isOpen && (
          <Suspense fallback={<CancelOnEscape onClose={close} />}>
            <ToolbarSheet filters={filters} choices={choices} acts={acts} onClear={onClear} onClose={close} />
          </Suspense>
        )}
      </search>
    );
  }
  return (
    <search className={styles.place}>
      <div className={styles.bar}>
        {lead ? <div className={styles.lead}>{lead}</div> : field}
        {filters.length > 0 && <AddFilter filters={filters} buttonRef={add} />}
        <div className={styles.chips}>
          {set.map((filter) => (
            <SetFilter
              key={filter.name}
              filter={filter}
              onRemove={() => {
                filter.choose([]);
                add.current?.focus();
              }}
            />
          ))}
          {count > 0 && (
            <Button
              size="s"
              weight="quiet"
              tone="neutral"
              onPress={() => {
                onClear?.();
                add.current?.focus();
              }}
            >
              {own('filter.clear')}
            </Button>
          )}
        </div>
        {lead && field}
        <div className={styles.end}>
          {(choices.length > 0 || columns) && <Display choices={choices} columns={columns} />}
          {acts}
        </div>
      </div>
    </search>
  );
}

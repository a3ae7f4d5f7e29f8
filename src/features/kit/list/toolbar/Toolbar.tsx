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
  /** First element, such as an add input or a count. The search then collapses to an icon until it is used. */
  lead?: ReactNode;
  search?: Omit<AddressSearchProps, 'inputRef'> & { inputRef: RefObject<HTMLInputElement | null> };
  filters?: readonly Filter[];
  /** Called to clear all filters. */
  onClear?: () => void;
  /** Layout, grouping and sorting. */
  choices?: readonly Choice[];
  /** Column visibility. */
  columns?: Filter;
  /** Actions at the end: saved views, export, create. */
  acts?: ReactNode;
}

/**
 * Toolbar of a list: filters, display options and actions on one line. Setting a filter causes no layout shift. On a
 * phone everything but the search moves into a sheet.
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

import { ListFilterPlus } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import { Button, Popover, Skeleton } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import type { Filter } from './filter';
import { FilterNames } from './lazy-parts';
import * as styles from './Toolbar.css';

export interface AddFilterProps {
  filters: readonly Filter[];
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Menu button that adds a filter. */
export function AddFilter({ filters, buttonRef }: AddFilterProps) {
  const own = useWords(listWords);
  return (
    <Popover
      label={own('filter.add')}
      trigger={
        <Button ref={buttonRef} weight="quiet" tone="neutral" icon={ListFilterPlus}>
          <span className={styles.words}>{own('filter.add')}</span>
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={5} />}>
          <FilterNames filters={filters} onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}

import { Settings2 } from 'lucide-react';
import { Suspense } from 'react';
import { Button, Popover, Skeleton } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import type { Choice, Filter } from './filter';
import { DisplayChoices } from './lazy-parts';
import * as styles from './Toolbar.css';

/** Menu button of display options: layout, grouping, sorting, columns and density. */
export function Display(props: { choices: readonly Choice[]; columns?: Filter }) {
  const own = useWords(listWords);
  return (
    <Popover
      label={own('show')}
      placement="bottom end"
      trigger={
        <Button weight="soft" tone="neutral" icon={Settings2}>
          <span className={styles.words}>{own('show')}</span>
        </Button>
      }
    >
      <div className={styles.choices}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <DisplayChoices {...props} />
        </Suspense>
      </div>
    </Popover>
  );
}

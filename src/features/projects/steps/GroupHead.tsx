import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Icon, Text } from '#ui';
import { useRowHandlers } from './handlers';
import * as styles from './StepRow.css';

/** The head of a group of steps: what they have in common, how many they are. */
export const GroupHead = memo(function GroupHead({
  id,
  name,
  count,
  isOpen,
}: {
  id: string;
  name: string;
  count: number;
  isOpen: boolean;
}) {
  const { turnGroup } = useRowHandlers();
  return (
    <div className={styles.head}>
      <button type="button" className={styles.cell} aria-expanded={isOpen} onClick={() => turnGroup(id)}>
        <span className={styles.chevron({ isOpen })}>
          <Icon icon={ChevronRight} size="s" />
        </span>
        <Text as="span" weight="strong" size="s">
          {name}
        </Text>
        <span className={styles.count}>{count}</span>
      </button>
    </div>
  );
});

import { Hourglass } from 'lucide-react';
import { Icon } from '#ui';
import { useWords } from '../../kernel/language';
import * as styles from './WaitingMark.css';
import { words } from './words';

/** Says in its row that a step waits for others, and for which. */
export function WaitingMark({ names }: { names: string }) {
  const t = useWords(words);
  const label = t('depends.waits', { names });
  return (
    <span className={styles.mark} title={label}>
      <Icon icon={Hourglass} size="s" label={label} />
    </span>
  );
}

import { Button, Text } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import { listWords } from '../words';
import type { BulkMessages } from './BulkRun';
import * as styles from './SelectionBar.css';

export interface SelectionBarProps {
  count: number;
  /** Number of loaded rows. */
  shown: number;
  words: Words<BulkMessages>;
  /** Total of the selected rows. */
  sum?: string;
  acts: readonly { id: string; label: string; tone?: 'neutral' | 'critical' }[];
  onAct: (id: string) => void;
  onSelectAll: () => void;
  /** Called to select the rows that are not loaded too. */
  onSelectWhole?: () => void;
  onClear: () => void;
}

/** Sticky bar with the actions for the selected rows. */
export function SelectionBar({
  count,
  shown,
  words,
  sum,
  acts,
  onAct,
  onSelectAll,
  onSelectWhole,
  onClear,
}: SelectionBarProps) {
  const own = useWords(listWords);
  const t = useWords(words);
  return (
    <section className={styles.bar} aria-label={t('selected', { count })}>
      <Text size="s" weight="medium" isTabular>
        {t('selected', { count })}
      </Text>
      {sum && (
        <Text size="s" tone="secondary" isTabular>
          {sum}
        </Text>
      )}
      {acts.map(({ id, label, tone = 'neutral' }) => (
        <Button key={id} size="s" weight="soft" tone={tone} onPress={() => onAct(id)}>
          {label}
        </Button>
      ))}
      {count < shown && (
        <Button size="s" weight="quiet" tone="neutral" onPress={onSelectAll}>
          {t('all', { count: shown })}
        </Button>
      )}
      {onSelectWhole && (
        <Button size="s" weight="quiet" tone="neutral" onPress={onSelectWhole}>
          {own('bulk.whole')}
        </Button>
      )}
      <Button size="s" weight="quiet" tone="neutral" onPress={onClear}>
        {own('bulk.clear')}
      </Button>
    </section>
  );
}

import { Button, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { StepAsk } from './handlers';
import * as styles from './StepsBar.css';
import { words } from './words';

export interface SelectionBarProps {
  count: number;
  /** How many are shown in all. */
  shown: number;
  onAsk: (what: StepAsk) => void;
  onAll: () => void;
  onClear: () => void;
}

/** What may be done with the selected steps; it stays in sight. */
export function SelectionBar({ count, shown, onAsk, onAll, onClear }: SelectionBarProps) {
  const t = useWords(words);
  const act = (what: StepAsk, tone: 'neutral' | 'critical' = 'neutral') => (
    <Button size="small" weight="soft" tone={tone} onPress={() => onAsk(what)}>
      {t(`act.${what}`)}
    </Button>
  );
  return (
    <section className={styles.selection} aria-label={t('bulk.selected', { count })}>
      <Text size="s" weight="medium" isTabular>
        {t('bulk.selected', { count })}
      </Text>
      {act('status')}
      {act('assignee')}
      {act('date')}
      {act('delete', 'critical')}
      {count < shown && (
        <Button size="small" weight="quiet" tone="neutral" onPress={onAll}>
          {t('bulk.all', { count: shown })}
        </Button>
      )}
      <Button size="small" weight="quiet" tone="neutral" onPress={onClear}>
        {t('bulk.clear')}
      </Button>
    </section>
  );
}

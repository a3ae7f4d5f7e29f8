import { CornerDownRight, Repeat } from 'lucide-react';
import { Button, Icon } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import * as styles from '../recurrence/RepeatMark.css';
import { useRuleName } from '../recurrence/use-rule-name';
import { recurrenceWords } from '../recurrence/words';
import { asksOf } from './asked-at';

export interface RepetitionProps {
  step: Step;
  mayDivide: boolean;
  onAsk: () => void;
  onGo: (id: string) => void;
}

/** How a step repeats, to press; of one that was done, the way to the next. */
export function Repetition({ step: { id, repeats, followed_by: next }, mayDivide, onAsk, onGo }: RepetitionProps) {
  const t = useWords(recurrenceWords);
  const nameOf = useRuleName();
  const { day } = useFormats();
  if (next)
    return (
      <Button weight="soft" tone="neutral" size="s" onPress={() => onGo(next.id)}>
        <Icon icon={CornerDownRight} size="s" />
        {t('next', { due: next.due_date ? day(next.due_date) : 'none' })}
      </Button>
    );
  return (
    <Button weight="soft" tone="neutral" size="s" isDisabled={!mayDivide} {...asksOf('repeat', id)} onPress={onAsk}>
      <span className={styles.rule}>
        <Icon icon={Repeat} size="s" />
        {nameOf(repeats)}
      </span>
    </Button>
  );
}

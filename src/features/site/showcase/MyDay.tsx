import { useState } from 'react';
import { Text, TickBox } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { StepStatus } from './StepStatus';
import { sampleDay } from './sample';
import * as styles from './showcase.css';
import { words } from './words';

/** One person's steps for today. */
export function MyDay() {
  const t = useWords(words);
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <ul className={styles.list} aria-label={t('mine')}>
      {sampleDay().map(({ id, status, due }) => {
        const isDone = done.includes(id);
        const name = t(`step.${id}`);
        return (
          <li key={id} className={styles.row}>
            <TickBox
              label={t('tick', { name })}
              isSelected={isDone}
              onChange={(isTicked) => setDone(isTicked ? [...done, id] : done.filter((other) => other !== id))}
            />
            <div className={styles.words}>
              <span className={styles.name({ isDone })}>{name}</span>
              <Text as="span" size="s" tone="secondary">
                {t(id === 'sensors' ? 'other' : 'project')}
              </Text>
            </div>
            <div className={styles.facts}>
              <StepStatus status={isDone ? 'done' : status} />
              <Deadline day={due} isOver={isDone} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

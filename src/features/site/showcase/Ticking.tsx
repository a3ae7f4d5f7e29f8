import { useState } from 'react';
import { Card, Checkbox, Inline, ProgressBar, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { StepStatus } from './StepStatus';
import { words } from './words';

const parts = ['profile', 'base', 'cable', 'lens'] as const;

/** A step with its sub-steps and their progress. */
export function Ticking() {
  const t = useWords(words);
  const [done, setDone] = useState<readonly string[]>(['profile', 'base']);
  return (
    <Card>
      <Stack space="l">
        <Inline justify="between" align="center">
          <Text size="l" weight="strong">
            {t('step.mount')}
          </Text>
          <StepStatus status={done.length === parts.length ? 'done' : 'in_progress'} />
        </Inline>
        <ProgressBar
          label={t('progress', { done: done.length, total: parts.length })}
          value={done.length}
          maxValue={parts.length}
          showValue
        />
        <Stack space="m">
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={t(`part.${part}`)}
              isSelected={done.includes(part)}
              onChange={(isTicked) => setDone(isTicked ? [...done, part] : done.filter((other) => other !== part))}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

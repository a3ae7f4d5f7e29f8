import { useState } from 'react';
import { Avatar, Board, Inline, Stack, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { stepWords } from '../../projects/public';
import { type SampleStep, sampleSteps } from './sample';
import { words } from './words';

const statuses = ['todo', 'in_progress', 'blocked', 'done'] as const;

/** The steps as cards, to be moved. */
export function StepsBoard() {
  const t = useWords(words);
  const told = useWords(stepWords);
  const [steps, setSteps] = useState(sampleSteps);

  function move(id: string, column: string, place: number) {
    const moved = steps.find((step) => step.id === id);
    if (!moved) return;
    const others = steps.filter((step) => step.id !== id);
    const before = others.filter(({ status }) => status === column)[place];
    const at = before ? others.indexOf(before) : others.length;
    setSteps([...others.slice(0, at), { ...moved, status: column as SampleStep['status'] }, ...others.slice(at)]);
  }

  return (
    <Board
      label={t('steps')}
      columns={statuses.map((id) => ({ id, label: told(id) }))}
      items={steps}
      columnOf={({ status }) => status}
      nameOf={({ id }) => t(`step.${id}`)}
      onMove={move}
    >
      {({ id, due, status, who }) => (
        <Stack space="xs">
          <Text weight="medium">{t(`step.${id}`)}</Text>
          <Inline justify="between" align="center" wrap={false}>
            <Deadline day={due} isOver={status === 'done'} />
            <Avatar name={who} size="s" isAlone />
          </Inline>
        </Stack>
      )}
    </Board>
  );
}

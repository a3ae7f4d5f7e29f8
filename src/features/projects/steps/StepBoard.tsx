import { Avatar, Badge, Board, Inline, Stack, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { isBeingAdded } from '../data/local';
import type { Project, Step } from '../data/queries';
import { PriorityMark } from '../priority/PriorityMark';
import { RowTags } from '../tags/RowTags';
import { words as projectWords } from '../words';
import { isClosed, placeInProject } from './arrange';
import { type StepStatus, stepStatuses } from './view';
import { words } from './words';

export interface StepBoardProps {
  project: Project;
  /** Those shown, in any order: the board has the project's own. */
  steps: readonly Step[];
  mayDivide: boolean;
  onMove: (step: Step, status: StepStatus, position: number | undefined) => void;
  onOpen: (id: string) => void;
}

/** Steps as cards in the columns of their status, in the order of the project. */
export function StepBoard({ project, steps, mayDivide, onMove, onOpen }: StepBoardProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const items = [...steps].sort((left, right) => left.position - right.position);
  const move = (id: string, column: string, place: number) => {
    const step = items.find((each) => each.id === id);
    if (!step || isBeingAdded(step)) return;
    const inColumn = items.filter(({ status }) => status === column);
    const position = placeInProject(project, inColumn, step, place);
    onMove(step, column as StepStatus, position === step.position ? undefined : position);
  };
  return (
    <Board
      label={told('steps.title')}
      columns={stepStatuses.map((id) => ({ id, label: told(`stepStatus.${id}`) }))}
      items={items}
      columnOf={({ status }) => status}
      nameOf={({ name }) => name}
      onMove={mayDivide ? move : undefined}
      onAction={onOpen}
      defaultCollapsed={['cancelled']}
    >
      {(step) => (
        <Stack space="xs">
          <Text weight="medium">{step.name}</Text>
          <RowTags tags={step.tags} />
          <Inline space="s" align="center" justify="between">
            <Inline space="s" align="center">
              {step.due_date && <Deadline day={step.due_date} isOver={isClosed(step)} />}
              {step.sub_steps.length > 0 && (
                <Badge tone="neutral">
                  {step.progress.done}/{step.sub_steps.length}
                </Badge>
              )}
              {step.priority !== 'none' && <PriorityMark priority={step.priority} />}
            </Inline>
            {step.assignee && <Avatar name={step.assignee.name} size="s" isAlone />}
          </Inline>
          {!step.assignee && (
            <Text size="s" tone="secondary">
              {t('nobody')}
            </Text>
          )}
        </Stack>
      )}
    </Board>
  );
}

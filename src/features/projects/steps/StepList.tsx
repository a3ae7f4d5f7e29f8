import { type Ref, useMemo } from 'react';
import { VirtualList, type VirtualListHandle } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step, SubStep } from '../data/queries';
import { words as projectWords } from '../words';
import type { StepGroup } from './arrange';
import { GroupHead } from './GroupHead';
import { StepRow } from './StepRow';
import * as styles from './StepRow.css';
import { SubStepLine } from './SubStepLine';
import { useGroupNames } from './use-group-names';
import { type MoveInGroup, useRowMoving } from './use-row-moving';
import type { StepsView } from './view';

type Row =
  | { id: string; kind: 'head'; group: StepGroup }
  | { id: string; kind: 'step'; step: Step }
  | { id: string; kind: 'sub'; step: Step; subStep: SubStep };

// Heads and sub-steps are but a name.
const isLow = ({ kind }: Row) => kind !== 'step';

export interface StepListProps {
  ref?: Ref<VirtualListHandle>;
  groups: readonly StepGroup[];
  groupBy: StepsView['groupBy'];
  selection: ReadonlySet<string>;
  /** The step in the panel. */
  openStep: string | undefined;
  expanded: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  mayDivide: boolean;
  mayTick: boolean;
  onMove: MoveInGroup;
}

/** Steps under their heads, each folding out its sub-steps. Hundreds are as quick as a few. */
export function StepList({
  ref,
  groups,
  groupBy,
  selection,
  openStep,
  expanded,
  folded,
  mayDivide,
  mayTick,
  onMove,
}: StepListProps) {
  const told = useWords(projectWords);
  const nameOf = useGroupNames(groupBy, groups);
  const moving = useRowMoving(groups, mayDivide ? onMove : undefined);
  const rows = useMemo(
    () =>
      groups.flatMap((group): Row[] => {
        const head: Row[] = groupBy === 'none' ? [] : [{ id: `head:${group.id}`, kind: 'head', group }];
        if (folded.has(group.id)) return head;
        return head.concat(
          group.steps.flatMap((step): Row[] => [
            { id: step.id, kind: 'step', step },
            ...(expanded.has(step.id)
              ? step.sub_steps.map((subStep): Row => ({ id: subStep.id, kind: 'sub', step, subStep }))
              : []),
          ]),
        );
      }),
    [groups, groupBy, folded, expanded],
  );
  return (
    <div className={styles.frame} {...moving.events}>
      {moving.line !== undefined && <div className={styles.drop} style={{ top: moving.line }} />}
      <VirtualList ref={ref} label={told('steps.title')} rows={rows} height="twoWhenNarrow" isLow={isLow}>
        {(row) =>
          row.kind === 'step' ? (
            <StepRow
              step={row.step}
              isSelected={selection.has(row.id)}
              isOpen={row.id === openStep}
              isExpanded={expanded.has(row.id)}
              mayDivide={mayDivide}
            />
          ) : row.kind === 'sub' ? (
            <SubStepLine step={row.step} subStep={row.subStep} mayTick={mayTick} />
          ) : (
            <GroupHead
              id={row.group.id}
              name={nameOf(row.group.id)}
              count={row.group.steps.length}
              isOpen={!folded.has(row.group.id)}
            />
          )
        }
      </VirtualList>
    </div>
  );
}

import { Calendar, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Avatar, Badge, Icon, TickBox, VisuallyHidden } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import type { Step } from '../queries';
import { stepLook } from '../tones';
import { isClosed } from './arrange';
import { hrefOf, useRowHandlers } from './handlers';
import * as styles from './StepRow.css';
import { StepRowMenu } from './StepRowMenu';
import { useStatusName } from './use-status-name';
import { words } from './words';

export interface StepRowProps {
  step: Step;
  isSelected: boolean;
  isExpanded: boolean;
  /** Whether the person may change steps: without it there is nothing to select or to press but the name. */
  mayDivide: boolean;
}

/** One step among hundreds: what it is called, how far it is, and its status, person and date to press. */
export const StepRow = memo(function StepRow({ step, isSelected, isExpanded, mayDivide }: StepRowProps) {
  const t = useWords(words);
  const statusName = useStatusName();
  const handlers = useRowHandlers();
  const { name, status, assignee, due_date } = step;

  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <span className={styles.select}>
        {mayDivide && (
          <TickBox
            label={t('row.select', { name })}
            isSelected={isSelected}
            onChange={(_, withShift) => handlers.select(step.id, withShift)}
          />
        )}
      </span>
      <span className={styles.turn}>
        {step.sub_steps.length > 0 && (
          <button
            type="button"
            className={styles.cell}
            aria-expanded={isExpanded}
            aria-label={t(isExpanded ? 'row.fold' : 'row.unfold', { name })}
            onClick={() => handlers.turn(step.id)}
          >
            <span className={styles.chevron({ isOpen: isExpanded })}>
              <Icon icon={ChevronRight} size="small" />
            </span>
          </button>
        )}
      </span>
      <a
        href={hrefOf(step)}
        className={styles.name}
        data-row-focus
        data-step={step.id}
        title={name}
        onClick={(event) => {
          // With Ctrl, Shift or the middle button the browser opens it elsewhere.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          handlers.open(step, false);
        }}
      >
        {name}
      </a>
      <span className={styles.progress}>
        {step.sub_steps.length > 0 && `${step.progress.done}/${step.sub_steps.length}`}
      </span>
      <span className={styles.status}>
        <button
          type="button"
          className={styles.cell}
          disabled={!mayDivide}
          onClick={() => handlers.ask('status', step)}
        >
          <VisuallyHidden>{`${t('row.status', { name })} `}</VisuallyHidden>
          <Badge {...stepLook(status)}>{statusName(status)}</Badge>
        </button>
      </span>
      <span className={styles.who}>
        <button
          type="button"
          className={styles.cell}
          disabled={!mayDivide}
          title={assignee?.name ?? t('nobody')}
          onClick={() => handlers.ask('assignee', step)}
        >
          <VisuallyHidden>{`${t('row.assignee', { name })} ${assignee?.name ?? t('nobody')}`}</VisuallyHidden>
          {assignee ? <Avatar name={assignee.name} size="small" /> : <span className={styles.empty} />}
        </button>
      </span>
      <span className={styles.date}>
        <button type="button" className={styles.cell} disabled={!mayDivide} onClick={() => handlers.ask('date', step)}>
          <VisuallyHidden>{`${t('row.date', { name })} ${due_date ? '' : t('row.noDate')}`}</VisuallyHidden>
          {due_date ? (
            <Deadline day={due_date} isOver={isClosed(step)} isStacked />
          ) : (
            <Icon icon={Calendar} size="small" />
          )}
        </button>
      </span>
      <span className={styles.more}>{mayDivide && <StepRowMenu step={step} />}</span>
    </div>
  );
});

import { memo } from 'react';
import { Avatar, Badge, Icon, isPlainPress, lazyModule, TickBox, useLazyModule, VisuallyHidden } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { isBeingAdded } from '../data/local';
import type { Step } from '../data/queries';
import { BlankCalendar } from '../status/blank-calendar';
import { stepLook } from '../status/step-look';
import { RowTags } from '../tags/RowTags';
import { isClosed } from './arrange';
import { asksOf } from './asked-at';
import { hrefOf, useRowHandlers } from './handlers';
import { PriorityCell } from './PriorityCell';
import * as styles from './StepRow.css';
import { StepRowMenu } from './StepRowMenu';
import { useStatusName } from './use-status-name';
import { WaitingMark } from './WaitingMark';
import { useWaitsFor } from './waiting-context';
import { words } from './words';

// Few steps repeat.
const repeatMark = lazyModule(() => import('../recurrence/RepeatMark'), { isPrefetched: false });

function LazyRepeatMark({ rule }: { rule: NonNullable<Step['repeats']> }) {
  const loaded = useLazyModule(repeatMark, true, { mayFail: true });
  return loaded && <loaded.RepeatMark rule={rule} />;
}

export interface StepRowProps {
  step: Step;
  isSelected: boolean;
  /** It stands in the panel. */
  isOpen: boolean;
  isExpanded: boolean;
  /** Whether the person may change steps: without it there is nothing to select or to press but the name. */
  mayDivide: boolean;
}

/**
 * One step among hundreds: what it is called, how far it is, and its status, person and date to press. Of as few elements
 * as its look needs: each of them is made, placed and painted for every row that comes into sight.
 */
export const StepRow = memo(function StepRow({ step, isSelected, isOpen, isExpanded, mayDivide: may }: StepRowProps) {
  const t = useWords(words);
  const statusName = useStatusName();
  const { deadline } = useFormats();
  const handlers = useRowHandlers();
  const waitsFor = useWaitsFor(step.id);
  const { name, status, assignee, due_date } = step;
  const isWaiting = isBeingAdded(step);
  const mayDivide = may && !isWaiting;
  const isEnded = isClosed(step);
  const who = assignee?.name ?? t('nobody');
  const title = isWaiting ? (
    <span className={styles.waiting} title={name} aria-busy="true">
      {name}
    </span>
  ) : (
    <a
      href={hrefOf(step)}
      className={styles.name}
      data-row-focus
      data-step={step.id}
      aria-current={isOpen || undefined}
      title={name}
      onClick={(event) => {
        // With Ctrl, Shift or the middle button the browser opens it elsewhere.
        if (!isPlainPress(event)) return;
        event.preventDefault();
        handlers.open(step, false);
      }}
    >
      {name}
    </a>
  );

  return (
    <div
      className={styles.row}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      {...handlers.around(step.id)}
    >
      {mayDivide && <span className={styles.handle} draggable data-handle aria-hidden />}
      {mayDivide && (
        <TickBox
          label={t('row.select', { name })}
          isSelected={isSelected}
          onChange={(_, withShift) => handlers.select(step.id, withShift)}
        />
      )}
      {step.sub_steps.length > 0 && (
        <button
          type="button"
          className={styles.turn}
          aria-expanded={isExpanded}
          aria-label={t(isExpanded ? 'row.fold' : 'row.unfold', { name })}
          onClick={() => handlers.turn(step.id)}
        />
      )}
      {step.tags.length > 0 ? (
        <span className={styles.title}>
          {title}
          <RowTags tags={step.tags} />
        </span>
      ) : (
        title
      )}
      {step.sub_steps.length > 0 && (
        <span className={styles.progress}>{`${step.progress.done}/${step.sub_steps.length}`}</span>
      )}
      {(step.priority !== 'none' || waitsFor || step.repeats) && (
        <span className={styles.priority}>
          <PriorityCell step={step} mayDivide={mayDivide} />
          {waitsFor && <WaitingMark names={waitsFor} />}
          {step.repeats && <LazyRepeatMark rule={step.repeats} />}
        </span>
      )}
      <button
        type="button"
        className={styles.status}
        disabled={!mayDivide}
        title={step.blocked_reason ?? undefined}
        aria-label={`${t('row.status', { name })} ${statusName(status)}`}
        {...asksOf('status', step.id)}
        onClick={() => handlers.ask('status', step)}
      >
        <Badge {...stepLook(status)}>{statusName(status)}</Badge>
      </button>
      <button
        type="button"
        className={styles.who}
        disabled={!mayDivide}
        title={who}
        {...asksOf('assignee', step.id)}
        onClick={() => handlers.ask('assignee', step)}
      >
        {/* Not by `aria-label`: what is seen of the name are its initials. */}
        <VisuallyHidden>{`${t('row.assignee', { name })} ${who}`}</VisuallyHidden>
        {assignee ? <Avatar name={assignee.name} size="s" /> : <span className={styles.empty} />}
      </button>
      <button
        type="button"
        className={styles.date}
        disabled={!mayDivide}
        aria-label={`${t('row.date', { name })} ${due_date ? deadline(due_date, isEnded) : t('row.noDate')}`}
        {...asksOf('date', step.id)}
        onClick={() => handlers.ask('date', step)}
      >
        {due_date ? <Deadline day={due_date} isOver={isEnded} isTight /> : <Icon icon={BlankCalendar} size="s" />}
      </button>
      {mayDivide && <StepRowMenu step={step} />}
    </div>
  );
});

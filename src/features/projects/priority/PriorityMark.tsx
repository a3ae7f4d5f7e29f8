import { Icon } from '#ui';
import { mark } from './PriorityMark.css';
import { priorityIcon } from './priority-look';
import { usePriorityName } from './use-priority-name';

/** How urgent a step is, as icon and word. */
export function PriorityMark({ priority }: { priority: string }) {
  const nameOf = usePriorityName();
  return (
    <span className={mark({ isUrgent: priority === 'urgent' })}>
      <Icon icon={priorityIcon(priority)} size="s" />
      {nameOf(priority)}
    </span>
  );
}

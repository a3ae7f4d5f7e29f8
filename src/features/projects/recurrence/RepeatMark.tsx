import { Repeat } from 'lucide-react';
import type { Recurrence } from '#domain/recurrence';
import { Icon } from '#ui';
import { mark } from './RepeatMark.css';
import { useRuleName } from './use-rule-name';

/** Says in its row that a step comes again, and how often. */
export function RepeatMark({ rule }: { rule: Recurrence }) {
  const label = useRuleName()(rule);
  return (
    <span className={mark} title={label}>
      <Icon icon={Repeat} size="s" label={label} />
    </span>
  );
}

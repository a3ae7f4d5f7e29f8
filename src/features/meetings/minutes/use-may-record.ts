import { allows } from '#domain/access';
import type { Schema } from '#openapi/operations';
import { useCan, usePerson } from '../../kernel/session';

/** Whether the person may write down what is talked and decided in a meeting, by the rule that the server enforces. */
export function useMayRecord({ my_role, is_hidden }: Pick<Schema<'Meeting'>, 'my_role' | 'is_hidden'>): boolean {
  const isManager = useCan()('manage:meetings');
  const isViewing = usePerson()?.viewing !== undefined;
  return !isViewing && !is_hidden && (isManager || allows('meeting', 'record', my_role));
}

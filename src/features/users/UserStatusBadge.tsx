import { Badge } from '#ui';
import { useWords } from '../kernel/language';
import type { User } from './data/users';
import { userWords } from './words';

const tones = { active: 'positive', invited: 'info', inactive: 'neutral' } as const;

/** Whether somebody may come in, in a word. */
export function UserStatusBadge({ status }: Pick<User, 'status'>) {
  const t = useWords(userWords);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

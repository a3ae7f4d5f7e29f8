import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'People and invitations',
  titleOf: 'People of {name}',
  people: 'Who belongs here',
  nobody: 'Nobody yet. Invite the first person.',
  change: 'Add and remove people',
} as const satisfies Like<typeof pt>;

import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  backlog: 'Backlog',
  todo: 'To do',
  in_progress: 'In progress',
  blocked: 'Blocked',
  done: 'Done',
  cancelled: 'Canceled',
} as const satisfies Like<typeof pt>;

import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  show: 'See one by one',
  drop: 'Undo: {what}',
  clear: 'Discard',
  send: 'Send changes',
} as const satisfies Like<typeof pt>;

import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'No priority',
} as const satisfies Like<typeof pt>;

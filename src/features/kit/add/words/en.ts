import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  again: 'Try again',
  edit: 'Edit',
  discard: 'Discard',
  discardAll: 'Discard all',
  unknown: 'The page was closed before the answer came. Check the list before trying again.',
  cancel: 'Cancel',
  more: '{count, plural, one {and # more line} other {and # more lines}}',
} as const satisfies Like<typeof pt>;

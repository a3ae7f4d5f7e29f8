import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Tags',
  add: 'Add a tag',
  placeholder: 'Type to choose or create',
  create: 'Create “{tag}”',
} as const satisfies Like<typeof pt>;

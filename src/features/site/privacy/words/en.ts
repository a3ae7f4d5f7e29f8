import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  version: 'Version of {day}',
  contents: 'On this page',
  data: 'Data',
  basis: 'Legal basis',
  retention: 'How long',
  sharing: 'Shared with',
} satisfies Like<typeof ptBR>;

import type { Like } from '../../kernel/language';
import type ptBR from './pt-BR';

export default {
  missingTitle: 'There is nothing at this address',
  missing: 'The page may have moved. Services and contact are in the menu above.',
  home: 'Go to the home page',
} satisfies Like<typeof ptBR>;

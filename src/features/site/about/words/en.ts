import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  eyebrow: 'About',
  principles: 'What we stand for',
  how: 'How we work with you',
} satisfies Like<typeof ptBR>;

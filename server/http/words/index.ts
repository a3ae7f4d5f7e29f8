import { bilingual } from '../../kernel/language.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** The texts that belong to no area, in both languages. */
export const words = bilingual({ 'pt-BR': ptBR, en });

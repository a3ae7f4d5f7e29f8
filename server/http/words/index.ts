import { combineLanguages } from '../../kernel/language.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** The texts that belong to no area, in both languages. */
export const words = combineLanguages({ 'pt-BR': ptBR, en });

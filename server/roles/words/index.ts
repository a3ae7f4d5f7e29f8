import { combineLanguages } from '../../kernel/language.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** What roles and permissions say, each in the language that is asked for. */
export const words = combineLanguages({ 'pt-BR': ptBR, en });

import { combineLanguages } from '../language.ts';
import { en } from './en.ts';
import { ptBR } from './pt-BR.ts';

/** The texts of the kernel, in both languages. */
export const words = combineLanguages({ 'pt-BR': ptBR, en });

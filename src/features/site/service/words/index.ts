import en from './en';
import ptBR from './pt-BR';

/** The words around the text of a service. */
export const serviceWords = { 'pt-BR': ptBR, en };

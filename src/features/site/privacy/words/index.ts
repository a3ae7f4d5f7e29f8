import en from './en';
import ptBR from './pt-BR';

/** The words around the text of the privacy page. */
export const privacyWords = { 'pt-BR': ptBR, en };

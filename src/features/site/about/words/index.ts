import en from './en';
import ptBR from './pt-BR';

/** The words around the text of the about page. */
export const aboutWords = { 'pt-BR': ptBR, en };

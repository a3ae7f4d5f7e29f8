import en from './en';
import ptBR from './pt-BR';

/** The words of the contact part of the site. */
export const contactWords = { 'pt-BR': ptBR, en };

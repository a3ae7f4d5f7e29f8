import en from './en';
import ptBR from './pt-BR';

/** The words of the site that belong to no part of it alone. */
export const siteWords = { 'pt-BR': ptBR, en };

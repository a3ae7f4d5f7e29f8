import en from './en';
import ptBR from './pt-BR';

/** The words of the landing part of the site. */
export const landingWords = { 'pt-BR': ptBR, en };

import en from './en';
import ptBR from './pt-BR';

/** The words of the site's header and footer. */
export const frameWords = { 'pt-BR': ptBR, en };

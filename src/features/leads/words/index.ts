import en from './en';
import pt from './pt-BR';

/** The words of leads. */
export const leadWords = { 'pt-BR': pt, en };

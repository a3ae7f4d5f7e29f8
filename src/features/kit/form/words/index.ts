import en from './en';
import pt from './pt-BR';

/** The words that all forms share. */
export const formWords = { 'pt-BR': pt, en };

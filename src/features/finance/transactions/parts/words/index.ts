import en from './en';
import pt from './pt-BR';

/** The words of what is divided. */
export const partWords = { 'pt-BR': pt, en };

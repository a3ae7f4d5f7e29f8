import en from './en';
import pt from './pt-BR';

/** The words of the page of keys. */
export const words = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of saved views. */
export const savedWords = { 'pt-BR': pt, en };

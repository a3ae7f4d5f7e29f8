import en from './en';
import pt from './pt-BR';

/** The words of the first page of administration. */
export const adminWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What accounts are called, and what is known of them. */
export const accountWords = { 'pt-BR': pt, en };

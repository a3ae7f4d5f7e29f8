import en from './en';
import pt from './pt-BR';

/** What categories are called, and what is known of them. */
export const categoryWords = { 'pt-BR': pt, en };

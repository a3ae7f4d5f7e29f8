import en from './en';
import pt from './pt-BR';

/** What people are called, and what is known of them. */
export const userWords = { 'pt-BR': pt, en };

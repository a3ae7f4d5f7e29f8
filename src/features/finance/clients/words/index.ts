import en from './en';
import pt from './pt-BR';

/** What clients are called, and what is known of them. */
export const clientWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What units are called, and what is known of them. */
export const unitWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What transactions are called, and what is known of them. */
export const transactionWords = { 'pt-BR': pt, en };

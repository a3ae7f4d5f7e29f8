import en from './en';
import pt from './pt-BR';

/** The words of what was paid and what was given back. */
export const paymentWords = { 'pt-BR': pt, en };

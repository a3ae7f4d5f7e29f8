import en from './en';
import pt from './pt-BR';

/** What WhatsApp accounts are called, and what is known of them. */
export const wabaWords = { 'pt-BR': pt, en };

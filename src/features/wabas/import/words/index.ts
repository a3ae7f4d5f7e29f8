import en from './en';
import pt from './pt-BR';

/** What importing WhatsApp accounts says. */
export const importWords = { 'pt-BR': pt, en };

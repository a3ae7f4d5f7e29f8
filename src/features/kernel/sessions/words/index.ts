import en from './en';
import pt from './pt-BR';

/** The words of a session. */
export const sessionWords = { 'pt-BR': pt, en };

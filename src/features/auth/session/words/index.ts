import en from './en';
import pt from './pt-BR';

/** What is said of a session that expires, is extended or ends. */
export const sessionWords = { 'pt-BR': pt, en };

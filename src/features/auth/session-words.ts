import en from './session-messages/en';
import pt from './session-messages/pt-BR';

/** What is said of a session that expires, is extended or ends. */
export const sessionWords = { 'pt-BR': pt, en };

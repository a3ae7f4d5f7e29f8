import en from './en';
import pt from './pt-BR';

/** What the way to the audit log is called. */
export const historyWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The label of the audit log link. */
export const historyWords = { 'pt-BR': pt, en };

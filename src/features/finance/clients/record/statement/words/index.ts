import en from './en';
import pt from './pt-BR';

/** The words of a client's statement. */
export const statementWords = { 'pt-BR': pt, en };

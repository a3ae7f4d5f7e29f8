import en from './en';
import pt from './pt-BR';

/** The words of giving many people accounts at once. */
export const pasteWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of what the law grants people over their data. */
export const privacyWords = { 'pt-BR': pt, en };

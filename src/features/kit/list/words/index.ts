import en from './en';
import pt from './pt-BR';

/** The words of every list. */
export const listWords = { 'pt-BR': pt, en };

/** What is said of an address that is not understood. */
export const ignoredWords = { 'pt-BR': pt.ignored, en: en.ignored };

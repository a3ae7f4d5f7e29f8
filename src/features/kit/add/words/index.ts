import en from './en';
import pt from './pt-BR';

/** What is said of everything that is added line by line. */
export const addWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The shared words for adding items line by line. */
export const addWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of the tags of a step. */
export const tagWords = { 'pt-BR': pt, en };

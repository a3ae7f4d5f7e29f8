import en from './en';
import pt from './pt-BR';

/** The words of beginning a project. */
export const createWords = { 'pt-BR': pt, en };

import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of beginning a project. */
export const createWords = { 'pt-BR': pt, en };

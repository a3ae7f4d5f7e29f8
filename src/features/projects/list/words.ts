import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of the list of projects. */
export const listWords = { 'pt-BR': pt, en };

import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of saved views. */
export const savedWords = { 'pt-BR': pt, en };

import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of keys and of taking back. */
export const words = { 'pt-BR': pt, en };

import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of what one person has to do. */
export const words = { 'pt-BR': pt, en };

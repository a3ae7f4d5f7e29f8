import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of the page of one's own work. */
export const words = { 'pt-BR': pt, en };

import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of the area invitations. */
export const words = { 'pt-BR': pt, en };

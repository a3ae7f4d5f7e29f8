import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of a project's steps in all their views. */
export const words = { 'pt-BR': pt, en };

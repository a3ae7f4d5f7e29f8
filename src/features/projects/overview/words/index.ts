import en from './en';
import pt from './pt-BR';

/** The words of a project as a whole: its parts, its health, what happened in it. */
export const words = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of what one person has to do. */
export const words = { 'pt-BR': pt, en };

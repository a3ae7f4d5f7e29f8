import en from './en';
import pt from './pt-BR';

/** The words of one's own account. */
export const accountWords = { 'pt-BR': pt, en };

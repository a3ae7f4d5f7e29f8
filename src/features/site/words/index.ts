import en from './en';
import pt from './pt-BR';

/** The words of the area site. */
export const words = { 'pt-BR': pt, en };

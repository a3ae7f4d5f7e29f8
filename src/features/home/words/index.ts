import en from './en';
import pt from './pt-BR';

/** The words of the area home. */
export const words = { 'pt-BR': pt, en };

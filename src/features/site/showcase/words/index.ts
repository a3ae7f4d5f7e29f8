import en from './en';
import pt from './pt-BR';

/** The words of the sample that the front page shows. */
export const words = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of the second step of signing in. */
export const twoStepWords = { 'pt-BR': pt, en };

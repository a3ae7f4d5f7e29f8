import en from './en';
import pt from './pt-BR';

/** What comes after the first form of signing in: code, phone, social providers. */
export const stepsWords = { 'pt-BR': pt, en };

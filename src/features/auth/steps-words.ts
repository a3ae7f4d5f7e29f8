import en from './steps-messages/en';
import pt from './steps-messages/pt-BR';

/** What comes after the first form of signing in: code, phone, social providers. */
export const stepsWords = { 'pt-BR': pt, en };

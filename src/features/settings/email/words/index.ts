import en from './en';
import pt from './pt-BR';

/** The address that one signs in with. */
export const emailWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** Why somebody is asked to sign in. */
export const reasonWords = { 'pt-BR': pt, en };

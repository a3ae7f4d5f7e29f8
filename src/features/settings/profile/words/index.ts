import en from './en';
import pt from './pt-BR';

/** The words of one's own profile. */
export const profileWords = { 'pt-BR': pt, en };

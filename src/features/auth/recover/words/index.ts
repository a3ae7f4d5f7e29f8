import en from './en';
import pt from './pt-BR';

/** Getting back in without the password. */
export const recoverWords = { 'pt-BR': pt, en };

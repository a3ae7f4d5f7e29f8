import en from './en';
import pt from './pt-BR';

/** Confirming another address of an account, or refusing it. */
export const confirmEmailWords = { 'pt-BR': pt, en };

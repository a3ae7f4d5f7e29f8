import en from './en';
import pt from './pt-BR';

/** What every form says. */
export const formWords = { 'pt-BR': pt, en };

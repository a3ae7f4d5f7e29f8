import en from './en';
import pt from './pt-BR';

/** What a repeat is called. */
export const repeatWords = { 'pt-BR': pt, en };

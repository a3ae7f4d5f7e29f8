import en from './en';
import pt from './pt-BR';

/** The words of the confirmation dialog. */
export const confirmWords = { 'pt-BR': pt, en };

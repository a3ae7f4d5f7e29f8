import en from './en';
import pt from './pt-BR';

/** The words of importing a statement. */
export const importWords = { 'pt-BR': pt, en };

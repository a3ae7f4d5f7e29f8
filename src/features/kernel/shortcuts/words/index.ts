import en from './en';
import pt from './pt-BR';

/** The words of keys and of taking back. */
export const words = { 'pt-BR': pt, en };

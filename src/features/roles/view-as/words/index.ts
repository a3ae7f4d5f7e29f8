import en from './en';
import pt from './pt-BR';

/** The words of seeing the app as another. */
export const viewAsWords = { 'pt-BR': pt, en };

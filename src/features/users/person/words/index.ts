import en from './en';
import pt from './pt-BR';

/** The words of somebody's page. */
export const personWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of one's own units. */
export const ownUnitWords = { 'pt-BR': pt, en };

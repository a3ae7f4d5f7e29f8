import en from './en';
import pt from './pt-BR';

/** The words of asking before an act. */
export const confirmWords = { 'pt-BR': pt, en };

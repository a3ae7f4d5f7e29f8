import en from './en';
import pt from './pt-BR';

/** The words of changing many projects at once. */
export const bulkWords = { 'pt-BR': pt, en };

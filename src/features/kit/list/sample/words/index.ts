import en from './en';
import pt from './pt-BR';

/** The words of the sample list. */
export const words = { 'pt-BR': pt, en };
export const bulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

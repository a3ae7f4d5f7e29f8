import en from './en';
import pt from './pt-BR';

/** The words of transactions that are one of several. */
export const seriesWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What the statuses of a step are called. */
export const stepWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** How a step repeats, in words. */
export const recurrenceWords = { 'pt-BR': pt, en };

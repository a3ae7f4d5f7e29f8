import en from './en';
import pt from './pt-BR';

/** What the priorities of a step are called. */
export const priorityWords = { 'pt-BR': pt, en };

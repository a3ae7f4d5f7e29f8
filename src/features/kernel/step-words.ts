import en from './step-messages/en';
import pt from './step-messages/pt-BR';

/** What the statuses of a step are called. */
export const stepWords = { 'pt-BR': pt, en };

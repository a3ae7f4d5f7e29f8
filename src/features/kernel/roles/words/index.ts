import en from './en';
import pt from './pt-BR';

/** What roles and the statuses of an invitation are called, and what each role may do. */
export const roleWords = { 'pt-BR': pt, en };

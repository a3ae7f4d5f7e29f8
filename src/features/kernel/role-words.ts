import en from './role-messages/en';
import pt from './role-messages/pt-BR';

/** What roles and the statuses of an invitation are called, and what each role may do. */
export const roleWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The names and descriptions of roles and the statuses of invitations. */
export const roleWords = { 'pt-BR': pt, en };

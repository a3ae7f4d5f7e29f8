import en from './en';
import pt from './pt-BR';

/** The words of the members of a project and of invitations to it. */
export const memberWords = { 'pt-BR': pt, en };

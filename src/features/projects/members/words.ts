import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of the members of a project and of invitations to it. */
export const memberWords = { 'pt-BR': pt, en };

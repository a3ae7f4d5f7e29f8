import en from './en';
import pt from './pt-BR';

/** What is said of inviting people, and of the invitations that were sent. */
export const sendWords = { 'pt-BR': pt, en };

import en from './recover-messages/en';
import pt from './recover-messages/pt-BR';

/** Getting back in without the password. */
export const recoverWords = { 'pt-BR': pt, en };

import en from './conflict-messages/en';
import pt from './conflict-messages/pt-BR';

/** The words of two versions side by side. */
export const conflictWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What roles, permissions and the parts of the app that they belong to are called. */
export const accessWords = { 'pt-BR': pt, en };

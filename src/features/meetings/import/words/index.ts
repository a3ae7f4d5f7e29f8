import en from './en';
import pt from './pt-BR';

/** What taking meetings out of a calendar file says. */
export const importWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** What is said of the calendar that meetings are kept in step with. */
export const syncWords = { 'pt-BR': pt, en };

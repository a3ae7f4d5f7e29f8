import en from './en';
import pt from './pt-BR';

/** What a calendar for other programs says. */
export const feedWords = { 'pt-BR': pt, en };

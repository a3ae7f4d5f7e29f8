import en from './en';
import pt from './pt-BR';

/** What meetings say, in both languages. */
export const meetingWords = { 'pt-BR': pt, en };

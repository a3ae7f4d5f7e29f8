import en from './en';
import pt from './pt-BR';

/** What the calendar of meetings says. */
export const calendarWords = { 'pt-BR': pt, en };

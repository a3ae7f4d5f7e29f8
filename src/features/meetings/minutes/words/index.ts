import en from './en';
import pt from './pt-BR';

/** The words of minutes. */
export const minutesWords = { 'pt-BR': pt, en };

/** The words of writing down outcomes, line by line. */
export const newOutcomeWords = { 'pt-BR': pt.newOutcome, en: en.newOutcome };

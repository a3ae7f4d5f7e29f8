import en from './en';
import pt from './pt-BR';

/** The words of the list of people and their roles. */
export const peopleWords = { 'pt-BR': pt.page, en: en.page };
/** The words of what is done with many of them. */
export const peopleBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };
/** The words of why somebody may do something. */
export const whyWords = { 'pt-BR': pt.why, en: en.why };

import en from './en';
import pt from './pt-BR';

/** The words of the people of a unit. */
export const unitPeopleWords = { 'pt-BR': pt, en };

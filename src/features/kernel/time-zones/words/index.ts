import en from './en';
import pt from './pt-BR';

/** The time zones of Brazil, by the cities that they are known by. */
export const zoneWords = { 'pt-BR': pt, en };

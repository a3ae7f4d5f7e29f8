import en from './en';
import pt from './pt-BR';

/** The cities that identify the time zones of Brazil. */
export const zoneWords = { 'pt-BR': pt, en };

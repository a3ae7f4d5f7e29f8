import en from './en';
import pt from './pt-BR';

/** How a time is told in another zone, and what whoever is asked answers. */
export const whenWords = { 'pt-BR': pt, en };

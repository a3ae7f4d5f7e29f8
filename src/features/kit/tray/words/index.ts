import en from './en';
import pt from './pt-BR';

/** The words that all trays share. */
export const trayWords = { 'pt-BR': pt, en };

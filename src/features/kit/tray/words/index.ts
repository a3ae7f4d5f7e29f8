import en from './en';
import pt from './pt-BR';

/** The words of every tray of changes. */
export const trayWords = { 'pt-BR': pt, en };

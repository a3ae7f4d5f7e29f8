import en from './en';
import pt from './pt-BR';

/** The words of every tray of changes. */
export const trayBarWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of shortcuts and undo. */
export const words = { 'pt-BR': pt, en };

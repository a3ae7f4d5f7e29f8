import en from './en';
import pt from './pt-BR';

/** The words of attachments. */
export const words = { 'pt-BR': pt, en };

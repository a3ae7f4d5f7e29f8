import en from './bulk-messages/en';
import pt from './bulk-messages/pt-BR';

/** The words of changing many projects at once. */
export const bulkWords = { 'pt-BR': pt, en };

import en from './en';
import pt from './pt-BR';

/** The words of the audit log. */
export const auditWords = { 'pt-BR': pt, en };

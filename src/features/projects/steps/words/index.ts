import en from './en';
import pt from './pt-BR';

/** The words of a project's steps in all their views. */
export const words = { 'pt-BR': pt, en };

/** The words of changing many steps. */
export const bulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

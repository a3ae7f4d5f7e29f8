import type { Holiday } from '#domain/working-days';
import en from './en';
import pt from './pt-BR';

/** What the holidays of Brazil are called. */
export const holidayWords = { 'pt-BR': pt.names satisfies Record<Holiday, string>, en: en.names };

/** What is said of a day that was chosen. */
export const adviceWords = { 'pt-BR': pt.advice, en: en.advice };

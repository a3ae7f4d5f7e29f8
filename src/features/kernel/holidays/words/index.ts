import type { Holiday } from '#domain/working-days';
import en from './en';
import pt from './pt-BR';

/** The names of the Brazilian holidays. */
export const holidayWords = { 'pt-BR': pt.names satisfies Record<Holiday, string>, en: en.names };

/** The advice on a chosen day. */
export const adviceWords = { 'pt-BR': pt.advice, en: en.advice };

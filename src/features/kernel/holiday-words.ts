import type { Holiday } from '#domain/working-days';
import en from './holiday-messages/en';
import pt from './holiday-messages/pt-BR';

/** What the holidays of Brazil are called. */
export const holidayWords = { 'pt-BR': pt satisfies Record<Holiday, string>, en };

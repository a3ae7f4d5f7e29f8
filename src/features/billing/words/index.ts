import en from './en';
import ptBR from './pt-BR';

/** The words of the page about the plan. */
export const billingWords = { 'pt-BR': ptBR, en };

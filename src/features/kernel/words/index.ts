import en from './en';
import pt from './pt-BR';

/** Shared words: failures, dates and form statuses. */
export const problemWords = { 'pt-BR': pt.problem, en: en.problem };
export const dateWords = { 'pt-BR': pt.date, en: en.date };
export const chromeWords = { 'pt-BR': pt.chrome, en: en.chrome };
export const screenWords = { 'pt-BR': pt.screen, en: en.screen };

import en from './en';
import pt from './pt-BR';

/** The words that all lists share. */
export const listWords = { 'pt-BR': pt, en };

/** The words on ignored parts of an address. */
export const ignoredWords = { 'pt-BR': pt.ignored, en: en.ignored };

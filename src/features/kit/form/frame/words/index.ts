import en from './en';
import pt from './pt-BR';

/** The words of form frames: actions, drafts, conflicts and the leave dialog. */
export const frameWords = { 'pt-BR': pt, en };

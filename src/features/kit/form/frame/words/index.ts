import en from './en';
import pt from './pt-BR';

/** What the frames of a form say: its acts, its draft, two versions of it, and leaving it. */
export const frameWords = { 'pt-BR': pt, en };

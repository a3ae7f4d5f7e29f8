import en from './en';
import pt from './pt-BR';

export const sessionWords = { 'pt-BR': pt, en };

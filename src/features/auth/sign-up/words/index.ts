import en from './en';
import pt from './pt-BR';

export const signUpWords = { 'pt-BR': pt, en };

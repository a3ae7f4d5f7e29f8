import en from './sign-up-messages/en';
import pt from './sign-up-messages/pt-BR';

export const signUpWords = { 'pt-BR': pt, en };

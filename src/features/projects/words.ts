import { stepWords } from '../kernel/step-words';
import en from './messages/en';
import pt from './messages/pt-BR';

/** The words of the area projects. */
export const words = {
  'pt-BR': { ...pt, stepStatus: stepWords['pt-BR'] },
  en: { ...en, stepStatus: stepWords.en },
};

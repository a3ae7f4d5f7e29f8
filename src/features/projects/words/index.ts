import en from './en';
import pt from './pt-BR';
import { stepWords } from './step-status';

/** The words of the area projects. */
export const words = {
  'pt-BR': { ...pt, stepStatus: stepWords['pt-BR'] },
  en: { ...en, stepStatus: stepWords.en },
};

/** The words of adding steps, line by line. */
export const newStepWords = { 'pt-BR': pt.newStep, en: en.newStep };

/** The words of adding sub-steps, line by line. */
export const newSubStepWords = { 'pt-BR': pt.newSubStep, en: en.newSubStep };

import { categoryWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, type, use } = categoryWords['pt-BR'];
const { title: enTitle, create: enCreate, type: enType, use: enUse } = categoryWords.en;

/** The words of the list of categories. */
export const categoryListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { type, use } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { type: enType, use: enUse } } },
};

/** The words of the usual categories. */
export const suggestedWords = { 'pt-BR': pt.suggested, en: en.suggested };

/** The words of changing many categories. */
export const categoryBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

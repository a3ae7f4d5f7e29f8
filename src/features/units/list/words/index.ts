import { unitWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, type, use } = unitWords['pt-BR'];
const { title: enTitle, create: enCreate, type: enType, use: enUse } = unitWords.en;

/** The words of the list of units. */
export const unitListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { type, use } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { type: enType, use: enUse } } },
};

/** The words of changing many units. */
export const unitBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

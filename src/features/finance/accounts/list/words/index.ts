import { accountWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, type, use } = accountWords['pt-BR'];
const { title: enTitle, create: enCreate, type: enType, use: enUse } = accountWords.en;

/** The words of the list of accounts. */
export const accountListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { type, use } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { type: enType, use: enUse } } },
};

/** The words of changing many accounts. */
export const accountBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

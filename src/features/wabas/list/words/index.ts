import { wabaWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, quality, verification, use } = wabaWords['pt-BR'];
const { title: enTitle, create: enCreate, quality: enQuality, verification: enVerification, use: enUse } = wabaWords.en;

/** The words of the list of WhatsApp accounts. */
export const wabaListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { quality, verification, use } } },
  en: {
    title: enTitle,
    create: enCreate,
    list: { ...en.list, option: { quality: enQuality, verification: enVerification, use: enUse } },
  },
};

/** The words of changing many WhatsApp accounts. */
export const wabaBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

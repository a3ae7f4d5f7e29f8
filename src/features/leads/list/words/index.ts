import { leadWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, status, service } = leadWords['pt-BR'];
const { title: enTitle, create: enCreate, status: enStatus, service: enService } = leadWords.en;

/** The words of the list of leads. */
export const leadListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { status, service } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { status: enStatus, service: enService } } },
};

/** The words of changing many leads. */
export const leadBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

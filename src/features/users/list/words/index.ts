import { userWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, status } = userWords['pt-BR'];
const { title: enTitle, create: enCreate, status: enStatus } = userWords.en;

/** The words of the list of people. */
export const userListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { ...pt.list.option, status } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { ...en.list.option, status: enStatus } } },
};

/** The words of changing many people. */
export const userBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

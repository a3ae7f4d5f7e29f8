import { clientWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, status, person } = clientWords['pt-BR'];
const { title: enTitle, create: enCreate, status: enStatus, person: enPerson } = clientWords.en;

/** The words of the list of clients. */
export const clientListWords = {
  'pt-BR': { title, create, list: { ...pt.list, option: { status, person } } },
  en: { title: enTitle, create: enCreate, list: { ...en.list, option: { status: enStatus, person: enPerson } } },
};

/** The words of changing many clients. */
export const clientBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

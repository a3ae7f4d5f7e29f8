import { words } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, status } = words['pt-BR'];
const { title: enTitle, create: enCreate, status: enStatus } = words.en;

/** The words of the list of projects. */
export const projectListWords = {
  'pt-BR': { ...pt, title, create, list: { ...pt.list, option: { status } } },
  en: { ...en, title: enTitle, create: enCreate, list: { ...en.list, option: { status: enStatus } } },
};

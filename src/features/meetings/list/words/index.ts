import { meetingWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, status } = meetingWords['pt-BR'];
const { title: enTitle, create: enCreate, status: enStatus } = meetingWords.en;

/** The words of the list of meetings. */
export const meetingListWords = {
  'pt-BR': { title, create, list: { ...pt, option: { status } } },
  en: { title: enTitle, create: enCreate, list: { ...en, option: { status: enStatus } } },
};

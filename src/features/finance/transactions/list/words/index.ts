import { transactionWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, ofAccount, ofClient, create, kind } = transactionWords['pt-BR'];
const {
  title: enTitle,
  ofAccount: enOfAccount,
  ofClient: enOfClient,
  create: enCreate,
  kind: enKind,
} = transactionWords.en;

const list = { ...pt.list, option: { ...pt.list.option, kind } };
const enList = { ...en.list, option: { ...en.list.option, kind: enKind } };

/** The words of the list of transactions. */
export const transactionListWords = {
  'pt-BR': { title, create, list },
  en: { title: enTitle, create: enCreate, list: enList },
};

/** The words of the transactions of an account, and of a client. */
export const ofOneWords = {
  account: { 'pt-BR': { title: ofAccount, create, list }, en: { title: enOfAccount, create: enCreate, list: enList } },
  client: { 'pt-BR': { title: ofClient, create, list }, en: { title: enOfClient, create: enCreate, list: enList } },
};

/** The words of changing many transactions. */
export const transactionBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

const { noClient, noProject } = pt;
const { noClient: enNoClient, noProject: enNoProject } = en;

/** What is said where a transaction is of nobody and nothing. */
export const groupWords = {
  'pt-BR': { noClient, noProject },
  en: { noClient: enNoClient, noProject: enNoProject },
};

import { transactionWords } from '../../words';
import en from './en';
import pt from './pt-BR';

const { title, create, kind } = transactionWords['pt-BR'];
const { title: enTitle, create: enCreate, kind: enKind } = transactionWords.en;

const list = { ...pt.list, option: { ...pt.list.option, kind } };
const enList = { ...en.list, option: { ...en.list.option, kind: enKind } };

/** The words of the list of transactions. */
export const transactionListWords = {
  'pt-BR': { title, create, list },
  en: { title: enTitle, create: enCreate, list: enList },
};

/** The words of the transactions of an account. */
export const ofAccountWords = {
  'pt-BR': { title: pt.ofAccount, create, list },
  en: { title: en.ofAccount, create: enCreate, list: enList },
};

/** The words of the transactions of a client. */
export const ofClientWords = {
  'pt-BR': { title: pt.ofClient, create, list },
  en: { title: en.ofClient, create: enCreate, list: enList },
};

/** The words of changing transactions in their cells. */
export const cellWords = { 'pt-BR': pt.cells, en: en.cells };

/** The words of changing many transactions. */
export const transactionBulkWords = { 'pt-BR': pt.bulk, en: en.bulk };

const { noClient, noProject } = pt;
const { noClient: enNoClient, noProject: enNoProject } = en;

/** What is said where a transaction is of nobody and nothing. */
export const groupWords = {
  'pt-BR': { noClient, noProject },
  en: { noClient: enNoClient, noProject: enNoProject },
};

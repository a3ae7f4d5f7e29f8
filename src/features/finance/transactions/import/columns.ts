import { foldText } from '#domain/search';

/** The meanings of a statement's columns. Only the description may consist of several columns. */
export const columns = ['date', 'description', 'amount', 'credit', 'debit', 'sign', 'document', 'bank_id'] as const;
export type Column = (typeof columns)[number];

/** For each column of a file what it is, null where nothing of it is taken. */
export type Mapping = (Column | null)[];

/** The headings of banks, without what `headingKey` leaves out. */
const names: Record<Column, readonly string[]> = {
  date: [
    ...[
      'data',
      'date',
      'dt',
      'data lancamento',
      'data do lancamento',
      'data mov',
      'data movimento',
      'data da transacao',
    ],
    ...['data de compra', 'data da compra', 'data movimentacao', 'data transacao', 'posted date', 'transaction date'],
  ],
  description: [
    ...['descricao', 'description', 'historico', 'lancamento', 'lancamentos', 'title', 'titulo', 'memo', 'detalhes'],
    ...['estabelecimento', 'descricao do lancamento', 'transacao', 'movimentacao', 'favorecido', 'complemento'],
  ],
  amount: ['valor', 'amount', 'quantia', 'value', 'montante', 'valor lancamento', 'valor da transacao'],
  credit: ['credito', 'creditos', 'credit', 'entrada', 'entradas', 'valor credito'],
  debit: ['debito', 'debitos', 'debit', 'saida', 'saidas', 'valor debito'],
  sign: ['d/c', 'c/d', 'dc', 'tipo', 'natureza', 'tipo lancamento', 'inf', 'type', 'deb cred'],
  document: ['documento', 'docto', 'document', 'numero do documento', 'n documento', 'num documento', 'nr doc', 'doc'],
  bank_id: ['identificador', 'id', 'fitid', 'id da transacao', 'codigo da transacao', 'transaction id'],
};

/** A heading without case, accents, currency and the marks that banks put between its words. */
const headingKey = (heading: string) =>
  foldText(heading)
    .replace(/\(?\br\$\)?|\(brl\)/g, ' ')
    .replace(/[._:\s]+/g, ' ')
    .trim();

/** The columns of an OFX file, which its format names. */
export const ofxHeading = ['DTPOSTED', 'MEMO', 'TRNAMT', 'CHECKNUM', 'FITID', 'TRNTYPE'] as const;
export const ofxMapping: Mapping = ['date', 'description', 'amount', 'document', 'bank_id', null];
/** The place of the kind of movement, which describes a row without a text. */
export const ofxTypeColumn = ofxHeading.indexOf('TRNTYPE');

/** The kinds of movement that OFX 2.3 names in TRNTYPE (section 11.4.4.3). */
export const ofxTypes = [
  ...(['CREDIT', 'DEBIT', 'INT', 'DIV', 'FEE', 'SRVCHG', 'DEP', 'ATM', 'POS', 'XFER', 'CHECK', 'PAYMENT'] as const),
  ...(['CASH', 'DIRECTDEP', 'DIRECTDEBIT', 'REPEATPMT', 'HOLD', 'OTHER'] as const),
];

/** Returns the movement type that a file names; `OTHER` for an unknown one. */
export const ofxTypeOf = (type: string): (typeof ofxTypes)[number] => ofxTypes.find((each) => each === type) ?? 'OTHER';

/** Which column a heading means; undefined where none is known by it. */
export function columnCalled(heading: string): Column | undefined {
  const key = headingKey(heading);
  return columns.find((column) => names[column].includes(key));
}

/** Guesses by its heading what each column is: each once, but for texts, which are joined. */
export function guess(heading: readonly string[]): Mapping {
  const taken = new Set<Column>();
  return heading.map((name) => {
    const column = columnCalled(name);
    if (!column || taken.has(column)) return null;
    if (column !== 'description') taken.add(column);
    return column;
  });
}

export type MappingFault = 'noDate' | 'noDescription' | 'noAmount' | 'twice';

/** What is missing in a mapping, or there twice. */
export function faultOf(mapping: Mapping): MappingFault | undefined {
  const given = mapping.filter((column) => column !== null);
  const once = given.filter((column) => column !== 'description');
  if (new Set(once).size < once.length) return 'twice';
  if (!given.includes('date')) return 'noDate';
  if (!given.includes('description')) return 'noDescription';
  const hasAmount = given.includes('amount') || given.includes('credit') || given.includes('debit');
  return hasAmount ? undefined : 'noAmount';
}

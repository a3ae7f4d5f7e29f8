import { folded } from '#domain/search';

/** What a column of a statement may be. */
export const columns = ['date', 'description', 'amount', 'credit', 'debit', 'sign', 'document', 'bank_id'] as const;
export type Column = (typeof columns)[number];

/** For each column of a file what it is, null where nothing of it is taken. */
export type Mapping = (Column | null)[];

/** What banks call them, as searching compares it. */
const names: Record<Column, readonly string[]> = {
  date: [
    'data',
    'date',
    'dt',
    'data lancamento',
    'data do lancamento',
    'data mov.',
    'data movimento',
    'data da transacao',
  ],
  description: [
    ...[
      'descricao',
      'description',
      'historico',
      'lancamento',
      'lancamentos',
      'title',
      'titulo',
      'memo',
      'estabelecimento',
    ],
    ...['detalhes', 'descricao do lancamento', 'transacao', 'movimentacao'],
  ],
  amount: ['valor', 'amount', 'valor (r$)', 'valor r$', 'quantia', 'value', 'montante'],
  credit: ['credito', 'credit', 'credito (r$)', 'entrada', 'entradas', 'entradas (r$)'],
  debit: ['debito', 'debit', 'debito (r$)', 'saida', 'saidas', 'saidas (r$)'],
  sign: ['d/c', 'c/d', 'dc', 'tipo', 'natureza', 'tipo lancamento', 'inf.', 'type', 'deb_cred'],
  document: [
    'documento',
    'docto.',
    'docto',
    'document',
    'numero do documento',
    'n. documento',
    'num. documento',
    'nr. doc.',
  ],
  bank_id: ['identificador', 'id', 'fitid', 'id da transacao', 'codigo da transacao', 'transaction id'],
};

/** The columns of an OFX file, which its format names. */
export const ofxHeading = ['DTPOSTED', 'MEMO', 'TRNAMT', 'CHECKNUM', 'FITID'] as const;
export const ofxMapping: Mapping = ['date', 'description', 'amount', 'document', 'bank_id'];

/** Which column a heading means; undefined where none is known by it. */
export function columnCalled(heading: string): Column | undefined {
  const key = folded(heading).trim();
  return columns.find((column) => names[column].includes(key));
}

/** What each column most likely is, each once, by its heading. */
export function guess(heading: readonly string[]): Mapping {
  const taken = new Set<Column>();
  const mapping = heading.map((name) => {
    const column = columnCalled(name);
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return mapping;
}

export type MappingFault = 'noDate' | 'noDescription' | 'noAmount' | 'twice';

/** What is missing in a mapping, or there twice. */
export function faultOf(mapping: Mapping): MappingFault | undefined {
  const given = mapping.filter((column) => column !== null);
  if (new Set(given).size < given.length) return 'twice';
  if (!given.includes('date')) return 'noDate';
  if (!given.includes('description')) return 'noDescription';
  const hasAmount = given.includes('amount') || given.includes('credit') || given.includes('debit');
  return hasAmount ? undefined : 'noAmount';
}

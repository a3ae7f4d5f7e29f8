import { decodeHTMLStrict } from 'entities/decode';
import { ofxHeading } from '../columns';
import { mostRows, type StatementRow, type StatementSource } from './statement';

const plain = (text: string) => decodeHTMLStrict(text).replace(/\s+/g, ' ').trim();

/** The fields of a transaction: tags with or without an end, a line each or all in one. */
const fieldsOf = (block: string) =>
  new Map(
    [...block.matchAll(/<([\w.]+)>([^<\r\n]*)/g)].map(([, tag = '', text = '']) => [tag.toUpperCase(), plain(text)]),
  );

/** Name and memo as one: banks write the same in both, or a part in each. */
function descriptionOf(fields: ReadonlyMap<string, string>): string {
  const [name, memo] = [fields.get('NAME') ?? '', fields.get('MEMO') ?? ''];
  if (!name || memo.toLowerCase().includes(name.toLowerCase())) return memo;
  return !memo || name.toLowerCase().includes(memo.toLowerCase()) ? name : `${name} ${memo}`;
}

const startOfList = /<(?:STMTRS|CCSTMTRS|INVSTMTRS)>/gi;

/** Returns where each list of a file begins and what it is of: a file may hold several accounts, in several currencies. */
function listsIn(text: string): (StatementSource & { at: number })[] {
  const starts = [...text.matchAll(startOfList)].map(({ index }) => index);
  return (starts.length > 0 ? starts : [0]).map((at, index) => {
    // Account and currency stand before the transactions, so a prefix of bounded length has them.
    const head = text.slice(at, Math.min(starts[index + 1] ?? text.length, at + 4_096));
    const fields = fieldsOf(head.split(/<STMTTRN>/i)[0] ?? '');
    const account = [fields.get('BANKID'), fields.get('ACCTID')].filter(Boolean).join(' / ');
    return { at, account, currency: (fields.get('CURDEF') || 'BRL').toUpperCase() };
  });
}

/** Returns the place of a source among those with transactions; adds it where it is not there yet. */
function placeOf(sources: StatementSource[], { account, currency }: StatementSource): number {
  const place = sources.findIndex((each) => each.account === account && each.currency === currency);
  return place >= 0 ? place : sources.push({ account, currency }) - 1;
}

/** Reads the transactions of an OFX file: 1.x, whose tags have no end, and 2, which is XML. */
export function ofxStatement(text: string): {
  format: 'ofx';
  heading: string[];
  rows: StatementRow[];
  sources: StatementSource[];
} {
  const rows: StatementRow[] = [];
  const lists = listsIn(text);
  const sources: StatementSource[] = [];
  let line = 1;
  let counted = 0;
  let list = 0;
  const begin = /<STMTTRN>/gi;
  for (let found = begin.exec(text); found && rows.length <= mostRows; found = begin.exec(text)) {
    for (; counted < found.index; counted++) if (text[counted] === '\n') line++;
    while ((lists[list + 1]?.at ?? Number.POSITIVE_INFINITY) < found.index) list++;
    const source = placeOf(sources, lists[list] as StatementSource);
    const rest = text.slice(begin.lastIndex, begin.lastIndex + 8_192);
    const end = /<\/?(STMTTRN|BANKTRANLIST)>/i.exec(rest)?.index;
    const fields = fieldsOf(end === undefined ? rest : rest.slice(0, end));
    const day = (fields.get('DTPOSTED') ?? '').replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
    const number = [fields.get('CHECKNUM'), fields.get('REFNUM')].find((each) => each && !/^0+$/.test(each)) ?? '';
    const type = (fields.get('TRNTYPE') ?? '').toUpperCase();
    rows.push({
      line,
      cells: [day, descriptionOf(fields), fields.get('TRNAMT') ?? '', number, fields.get('FITID') ?? '', type],
      ...(source > 0 && { source }),
      ...(end === undefined && { isCut: true }),
    });
  }
  return { format: 'ofx', heading: [...ofxHeading], rows, sources };
}

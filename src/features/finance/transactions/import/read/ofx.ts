import { ofxHeading } from '../columns';
import { mostRows, type StatementRow } from './statement';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (text: string) =>
  text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      // No text holds the first of all signs, nor half of one.
      return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();

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

/** The transactions of an OFX file: 1.x, whose tags have no end, and 2, which is XML. */
export function ofxStatement(text: string): { format: 'ofx'; heading: string[]; rows: StatementRow[] } {
  const rows: StatementRow[] = [];
  let line = 1;
  let counted = 0;
  const begin = /<STMTTRN>/gi;
  for (let found = begin.exec(text); found && rows.length <= mostRows; found = begin.exec(text)) {
    for (; counted < found.index; counted++) if (text[counted] === '\n') line++;
    const rest = text.slice(begin.lastIndex, begin.lastIndex + 8_192);
    const end = /<\/?(STMTTRN|BANKTRANLIST)>/i.exec(rest)?.index;
    const fields = fieldsOf(end === undefined ? rest : rest.slice(0, end));
    const day = (fields.get('DTPOSTED') ?? '').replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
    const number = [fields.get('CHECKNUM'), fields.get('REFNUM')].find((each) => each && !/^0+$/.test(each)) ?? '';
    rows.push({
      line,
      cells: [day, descriptionOf(fields), fields.get('TRNAMT') ?? '', number, fields.get('FITID') ?? ''],
      ...(end === undefined && { isCut: true }),
    });
  }
  return { format: 'ofx', heading: [...ofxHeading], rows };
}

import { decodeText } from '../../../../kit/decode';
import { csvStatement } from './csv-statement';
import { ofxStatement } from './ofx';
import { mostBytes, mostColumns, mostRows, type Statement, UnreadableStatement } from './statement';

const isOfx = (text: string) => /<OFX\b|^\s*OFXHEADER:/i.test(text.slice(0, 4_096));

/** Understands a file: its letters, what separates its cells, its heading and its rows. */
export function readStatement(name: string, bytes: Uint8Array): Statement {
  if (bytes.length > mostBytes) throw new UnreadableStatement('tooLarge');
  const { text, encoding } = decodeText(bytes);
  if (!text.trim()) throw new UnreadableStatement('empty');
  // What no text holds: a spreadsheet, a PDF, a picture.
  if (['%PDF-', 'PK\x03\x04'].some((sign) => text.startsWith(sign)) || text.includes('\0'))
    throw new UnreadableStatement('notText');
  const found = isOfx(text) ? ofxStatement(text) : csvStatement(text);
  if (found.rows.length === 0 || found.heading.length > mostColumns) throw new UnreadableStatement('noRows');
  if (found.rows.length > mostRows) throw new UnreadableStatement('tooMany');
  return { name, encoding, ...found };
}

import { parsePhone, phoneKey } from '#domain/phone';
import { foldText } from '#domain/search';
import type { CsvLine } from '../../kit/csv/lines';
import { blankPhone, type ImportedWaba, mostPhones, type PhoneFacts, type Waba } from '../data/facts';
import { type Cells, columns, factsOf, headings, type LineFault } from './cells';

/** How many lines are taken at once. */
export const mostLines = 2_000;

export interface RefusedLine {
  line: number;
  text: string;
  why: LineFault;
  /** The account that has the number already. */
  account?: string;
}

/** What was understood of a file: the accounts that change, and the lines that were not taken. */
export interface WabasIn {
  /** Without a heading nobody knows what stands where. */
  hasHeading: boolean;
  accounts: ImportedWaba[];
  numbers: number;
  refused: RefusedLine[];
}

/** An account as it stands, while a file is read. */
interface Standing {
  id?: string;
  version?: number;
  name: string;
  phones: PhoneFacts[];
  isChanged: boolean;
}

const same = (one: PhoneFacts, other: PhoneFacts) =>
  (Object.keys(blankPhone) as (keyof PhoneFacts)[]).every((fact) => one[fact] === other[fact]);

/** Reads accounts and their numbers, a number a line; what is there already is changed in what the file says of it. */
export function wabasIn([heading, ...lines]: readonly CsvLine[], known: readonly Waba[]): WabasIn {
  const places = (heading?.cells ?? []).map((cell) =>
    columns.find((column) => headings[column].includes(foldText(cell))),
  );
  const found: WabasIn = { hasHeading: false, accounts: [], numbers: 0, refused: [] };
  if (!places.includes('waba_id') || !places.includes('number')) return found;
  const accounts = new Map<string, Standing>(
    known.map(({ id, version, waba_id, name, phone_numbers }) => [
      waba_id,
      { id, version, name, isChanged: false, phones: phone_numbers.map(({ id: _, ...phone }) => phone) },
    ]),
  );
  const seen = new Set<string>();
  // Whose a number is, by its key.
  const owners = new Map(
    [...accounts].flatMap(([id, { phones }]) => phones.map(({ number }) => [phoneKey(number), id] as const)),
  );

  function take(cells: Cells): Pick<RefusedLine, 'why' | 'account'> | undefined {
    const { waba_id = '', name = '' } = cells;
    if (seen.size >= mostLines) return { why: 'tooManyLines' };
    if (!/^\d{5,20}$/.test(waba_id)) return { why: 'noAccount' };
    const number = parsePhone(cells.number ?? '');
    if (!number) return { why: 'noNumber' };
    const key = phoneKey(number);
    if (seen.has(key)) return { why: 'repeated' };
    const facts = factsOf(cells);
    if (typeof facts === 'string') return { why: facts };
    const before = accounts.get(waba_id);
    if (!before && !name) return { why: 'noName' };
    const owner = owners.get(key) ?? waba_id;
    if (owner !== waba_id) return { why: 'elsewhere', account: accounts.get(owner)?.name };
    const account = before ?? { name, phones: [], isChanged: true };
    const place = account.phones.findIndex((phone) => phoneKey(phone.number) === key);
    if (place < 0 && account.phones.length >= mostPhones) return { why: 'tooManyNumbers' };
    const kept = account.phones[place];
    const phone = { ...blankPhone, ...kept, ...facts, number };
    if (!kept) account.phones.push(phone);
    else account.phones[place] = phone;
    account.isChanged ||= !kept || !same(kept, phone) || (name !== '' && name !== account.name);
    if (name) account.name = name.slice(0, 120);
    accounts.set(waba_id, account);
    seen.add(key);
    owners.set(key, waba_id);
    return undefined;
  }

  for (const { line, cells: row } of lines) {
    if (row.every((cell) => cell === '')) continue;
    const cells: Cells = {};
    for (const [place, column] of places.entries()) if (column) cells[column] = row[place] ?? '';
    const fault = take(cells);
    if (fault) found.refused.push({ line, text: row.filter(Boolean).join('; '), ...fault });
  }
  const changed = [...accounts].filter(([, { isChanged }]) => isChanged);
  return {
    ...found,
    hasHeading: true,
    numbers: seen.size,
    accounts: changed.map(([waba_id, { id, version, name, phones }]) => ({
      id,
      version,
      body: { waba_id, name, phone_numbers: phones },
    })),
  };
}

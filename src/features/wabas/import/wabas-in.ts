import { isPhone, phoneKey } from '#domain/phone';
import { folded } from '#domain/search';
import type { CsvLine } from '../../kit/csv/lines';
import {
  blankPhone,
  type ImportedWaba,
  limits,
  mostPhones,
  type PhoneFacts,
  phoneStatuses,
  phoneVerifications,
  qualities,
  type Waba,
} from '../data/facts';
import { wabaWords } from '../words';

/** How many lines are taken at once. */
export const mostLines = 2_000;

const columns = [
  'waba_id',
  'name',
  'number',
  'verified_name',
  'quality',
  'verification',
  'limit',
  'status',
  'phone_id',
] as const;
type Column = (typeof columns)[number];

/** Why a line is not taken. */
export type LineFault =
  | 'noAccount'
  | 'noName'
  | 'noNumber'
  | 'repeated'
  | 'elsewhere'
  | 'quality'
  | 'verification'
  | 'limit'
  | 'status'
  | 'phone_id'
  | 'tooManyNumbers'
  | 'tooManyLines';

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

/** What a column may be called in a file: by us in both languages, by Meta and by its API. */
export const headings: Record<Column, readonly string[]> = {
  waba_id: ['conta', 'account', 'waba id', 'waba_id', 'id da conta', 'account id'],
  name: ['nome da conta', 'account name', 'name', 'nome'],
  number: ['numero', 'number', 'telefone', 'phone', 'phone number', 'display_phone_number'],
  verified_name: ['nome verificado', 'verified name', 'verified_name', 'display name'],
  quality: ['qualidade', 'quality', 'quality_rating', 'quality rating'],
  verification: ['verificacao', 'verification', 'code_verification_status'],
  limit: ['limite', 'limit', 'messaging_limit', 'messaging_limit_tier', 'messaging limit'],
  status: ['situacao', 'status'],
  phone_id: ['id do numero', 'number id', 'phone_number_id', 'phone number id'],
};

/** A word as files write it: without accents and case, of `TIER_1K` and `1.000 pessoas` what counts. */
const plain = (text: string) =>
  folded(text)
    .replace(/^tier[_ ]?/, '')
    .replace(/ (pessoas|people)$/, '')
    .replace(/[ -]/g, '_');

/** Finds which of these is meant, by its own code or by its word in either language; undefined where none is. */
function meant<Value extends string>(
  values: readonly Value[],
  words: readonly Record<Value, string>[],
  written: string,
): Value | undefined {
  const looked = plain(written);
  return values.find((value) => value === looked || words.some((of) => plain(of[value]) === looked));
}

/** A phone of a cell: without a plus it is Brazilian, with its 55 or without. */
function numberOf(cell: string): string | undefined {
  const digits = cell.replace(/\D/g, '');
  const hasCountry = cell.startsWith('+') || (digits.startsWith('55') && digits.length > 11);
  const number = hasCountry ? `+${digits}` : `+55${digits.replace(/^0/, '')}`;
  return isPhone(number) ? number : undefined;
}

const inBoth = <Key extends 'quality' | 'phoneVerification' | 'limit' | 'status'>(key: Key) =>
  [wabaWords['pt-BR'][key], wabaWords.en[key]] as const;

type Cells = Partial<Record<Column, string>>;

/** What a line says of a number, only what it says; or which cell is not understood. */
function factsOf(cells: Cells): Partial<PhoneFacts> | LineFault {
  const facts: Partial<PhoneFacts> = {};
  if (cells.verified_name) facts.verified_name = cells.verified_name.slice(0, 120);
  if (cells.quality) facts.quality = meant(qualities, inBoth('quality'), cells.quality);
  if (cells.verification)
    facts.verification = meant(phoneVerifications, inBoth('phoneVerification'), cells.verification);
  if (cells.limit) facts.messaging_limit = meant(limits, inBoth('limit'), cells.limit);
  if (cells.status) facts.status = meant(phoneStatuses, inBoth('status'), cells.status);
  if (cells.phone_id) facts.phone_number_id = /^\d{5,20}$/.test(cells.phone_id) ? cells.phone_id : undefined;
  const [unknown] = Object.entries(facts).find(([, value]) => value === undefined) ?? [];
  const names: Record<string, LineFault> = { messaging_limit: 'limit', phone_number_id: 'phone_id' };
  return unknown ? (names[unknown] ?? (unknown as LineFault)) : facts;
}

/** An account as it stands, while a file is read. */
interface Standing {
  id?: string;
  version?: number;
  name: string;
  phones: PhoneFacts[];
  isChanged: boolean;
}

const same = (one: PhoneFacts, other: PhoneFacts) => JSON.stringify(one) === JSON.stringify(other);

/** Reads accounts and their numbers, a number a line; what is there already is changed in what the file says of it. */
export function wabasIn([heading, ...lines]: readonly CsvLine[], known: readonly Waba[]): WabasIn {
  const places = (heading?.cells ?? []).map((cell) =>
    columns.find((column) => headings[column].includes(folded(cell))),
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
    const number = numberOf(cells.number ?? '');
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

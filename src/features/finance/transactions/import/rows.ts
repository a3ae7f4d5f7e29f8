import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';
import {
  type AmountFault,
  centsIn,
  type DayOrder,
  type Decimal,
  dayIn,
  decimalOf,
  orderOf,
  readAmount,
} from '../cell-text';
import { type Column, columns, type Mapping, ofxTypeColumn } from './columns';
import type { Statement } from './read/statement';

/** What is wrong with a row. */
export type RowFault = 'date' | 'description' | AmountFault | 'zero' | 'cut';

/** A row on its way in: what it says, as it can be mended by hand. Days and amounts as they are written in Brazil. */
export interface Row {
  id: string;
  line: number;
  date: string;
  description: string;
  amount: string;
  document: string;
  /** What its bank tells it apart by, with its day and amount: some banks give a number twice. */
  bankId: string;
  isCut?: boolean;
  /** Why the file's amount could not be read. Kept until the cell is edited: in Brazilian notation it might parse. */
  amountFault?: AmountFault;
  /** The file's day could not be read in its order of day and month. Kept until the cell is edited. */
  hasBadDate?: boolean;
  /** A line of the balance, which is no transaction. */
  isBalance?: boolean;
  /** The account has it already, or the file does. */
  isRepeated?: boolean;
  isTicked: boolean;
}

/** What a description may have in letters, and the name of a file. */
export const mostLetters = 120;
/** As much of a text as has room: no sign is cut in two. */
export const fitting = (text: string, most: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');
const written = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
};

const isOut = (cell: string) =>
  /^(d|deb|debito|saida|-|debit|despesa)\b/.test(`${foldText(cell)} `) || cell.trim() === '-';
// "TOTAL PASS" is a merchant, and "Saldo devedor" of a loan may be paid.
const balance = /^(s ?a ?l ?d ?o\b(?! devedor)|total( (d[aeo]s?|geral|periodo)\b|:|$)|balance\b)/;

/** How the rows of a file are read, beside what its columns are. */
export interface ReadOptions {
  /** Whether the file tells what goes out as positive, as card statements do. */
  isInverted?: boolean;
  /** The order of day and month; by the days themselves where it is not given. */
  order?: DayOrder;
  /** The place of the account in a file of several. */
  source?: number;
  /** What one unit of the file's currency is in reais. */
  rate?: number;
}

type Cells = (column: Column) => string;

/** Returns the signed amount of a row in centavos, or why it cannot be read. */
function amountOf(
  cell: Cells,
  decimal: Decimal,
  { isInverted = false, rate = 1 }: ReadOptions,
): ReturnType<typeof readAmount> {
  const [plain, credit, debit] = [cell('amount'), cell('credit'), cell('debit')];
  const isDebit = !plain && !centsIn(credit, decimal) && debit !== '';
  const read = readAmount(plain || (isDebit ? debit : credit), decimal);
  if ('fault' in read) return read;
  const size = Math.round(Math.abs(read.cents) * rate);
  const isNegative = plain ? read.cents < 0 || isOut(cell('sign')) : isDebit;
  // `|| 0` turns -0 into 0.
  return { cents: (isNegative !== isInverted ? -size : size) || 0 };
}

/** Returns whether most amounts are positive, as in card statements, which list purchases without a sign. */
export const isMostlyPositive = (rows: readonly Row[]): boolean => {
  const cents = rows.filter(({ isBalance }) => !isBalance).flatMap(({ amount }) => centsIn(amount) ?? []);
  return cents.filter((each) => each > 0).length > cents.length / 2;
};

/** The rows of a statement by what its columns are. `describe` tells one without a text by its type and number. */
export function rowsOf(
  { rows, format }: Pick<Statement, 'rows' | 'format'>,
  mapping: Mapping,
  options: ReadOptions = {},
  describe: (type: string, number: string) => string = (...parts) => parts.join(' '),
): Row[] {
  const read = rows.filter(({ source = 0 }) => source === (options.source ?? 0));
  const placesOf = (column: Column) => mapping.flatMap((each, index) => (each === column ? [index] : []));
  const places = Object.fromEntries(columns.map((column) => [column, placesOf(column)])) as Record<Column, number[]>;
  const textOf = (cells: string[], column: Column) =>
    [...new Set(places[column].map((place) => cells[place] ?? ''))].filter(Boolean).join(' ');
  const all = (...of: Column[]) => read.flatMap(({ cells }) => of.map((column) => textOf(cells, column)));
  const order = options.order ?? orderOf(all('date'));
  const decimal = format === 'ofx' ? 'any' : decimalOf(all('amount', 'credit', 'debit'));
  return read.map(({ line, cells, isCut }, index) => {
    const cell: Cells = (column) => textOf(cells, column);
    const [amount, day] = [amountOf(cell, decimal, options), dayIn(cell('date'), order)];
    const cents = 'cents' in amount ? amount.cents : undefined;
    const number = fitting(cell('bank_id'), 80);
    const type = format === 'ofx' ? (cells[ofxTypeColumn] ?? '') : '';
    const described = fitting(cell('description'), mostLetters);
    const description = described || (format === 'ofx' ? fitting(describe(type, cell('document')), mostLetters) : '');
    const isBalance = balance.test(foldText(description)) || (!day && balance.test(foldText(cells.join(' '))));
    const row = {
      id: String(index),
      line,
      date: day ? day.split('-').reverse().join('/') : cell('date'),
      description,
      amount: cents === undefined ? cell('amount') || cell('credit') || cell('debit') : written(cents),
      document: fitting(cell('document'), 60),
      bankId: number && `${number}|${day}|${cents}`,
      ...('fault' in amount && { amountFault: amount.fault }),
      ...(!day && { hasBadDate: true }),
      ...(isCut && { isCut }),
      ...(isBalance && { isBalance }),
    };
    return { ...row, isTicked: !isBalance && !faultOf(row) };
  });
}

/** What is wrong with a row as it stands; undefined where it can be imported. */
export function faultOf(row: Omit<Row, 'isTicked'>): RowFault | undefined {
  return row.isCut ? 'cut' : faultBesidesCut(row);
}

/** Returns the fault of a row, ignoring that it may be truncated; undefined if the row can be accepted as it is. */
export function faultBesidesCut({
  date,
  description,
  amount,
  amountFault,
  hasBadDate,
}: Omit<Row, 'isTicked'>): RowFault | undefined {
  if (hasBadDate || dayIn(date) === undefined) return 'date';
  if (!description.trim()) return 'description';
  if (amountFault) return amountFault;
  const cents = centsIn(amount);
  if (cents === undefined) return 'amount';
  return cents === 0 ? 'zero' : undefined;
}

type Mended = 'date' | 'description' | 'amount';

/** Returns a row with an edited cell, without the fault that the file's value had. */
export function mended(row: Row, field: Mended, text: string): Row {
  const { amountFault, hasBadDate, isCut, ...others } = { ...row, [field]: text };
  const after: Row = {
    ...others,
    ...(amountFault && field !== 'amount' && { amountFault }),
    ...(hasBadDate && field !== 'date' && { hasBadDate }),
  };
  // A row that was cut off is whole once all that it needs is there.
  return isCut && faultBesidesCut(after) ? { ...after, isCut } : after;
}

/** Returns newly read rows with the edited cells and unticked boxes of the previous reading. */
export function carryOver(before: readonly Row[], readBefore: readonly Row[], now: readonly Row[]): Row[] {
  const was = new Map(before.map((row) => [row.line, row]));
  const readWas = new Map(readBefore.map((row) => [row.line, row]));
  return now.map((row) => {
    const [old, oldRead] = [was.get(row.line), readWas.get(row.line)];
    if (!old || !oldRead) return row;
    const fields = (['date', 'description', 'amount'] as const).filter((field) => old[field] !== oldRead[field]);
    const after = fields.reduce((each, field) => mended(each, field, old[field]), row);
    const wasUnticked = oldRead.isTicked && !old.isTicked && !old.isRepeated;
    return { ...after, isTicked: !wasUnticked && !faultOf(after) && (old.isTicked || !after.isBalance) };
  });
}

/** A row as the server takes it; undefined where something is wrong with it. */
export function sentOf(row: Row): Schema<'ImportRow'> | undefined {
  const [date, cents] = [dayIn(row.date), centsIn(row.amount)];
  if (faultOf(row) || date === undefined || cents === undefined) return undefined;
  return {
    kind: cents < 0 ? 'expense' : 'income',
    description: row.description.trim(),
    amount_cents: Math.abs(cents),
    date,
    ...(row.document.trim() && { document_number: row.document.trim() }),
    ...(row.bankId && { bank_id: row.bankId }),
  };
}

/** The rows that will be imported: ticked, and nothing is wrong with them. */
export const readyOf = (rows: readonly Row[]): Row[] => rows.filter((row) => row.isTicked && !faultOf(row));

/** Returns whether a row is from before the account's opening date, and so changes no balance. */
export const isBeforeOpening = ({ date }: Row, openingDate: string | undefined): boolean => {
  const day = dayIn(date);
  return openingDate !== undefined && day !== undefined && day < openingDate;
};

/** What makes two rows alike, as the server compares them. */
const keyOf = ({ date, amount, description }: Row) =>
  JSON.stringify([dayIn(date), centsIn(amount), description.trim().toLowerCase()]);

/**
 * Rows with those marked, and unticked, that are there already: in the account, as often as it says, or before in the same
 * file by the bank's number.
 */
export function markRepeated(rows: readonly Row[], counts: ReadonlyMap<string, number>): Row[] {
  const numbers = new Set<string>();
  const left = new Map<string, number>();
  return rows.map((row) => {
    const isTwice = row.bankId !== '' && numbers.has(row.bankId);
    numbers.add(row.bankId);
    // Two that are alike may both be meant; the account takes away as many as it has.
    const key = keyOf(row);
    const there = left.get(key) ?? counts.get(row.id) ?? 0;
    left.set(key, Math.max(0, there - 1));
    return isTwice || there > 0 ? { ...row, isRepeated: true, isTicked: false } : row;
  });
}

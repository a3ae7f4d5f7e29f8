import { folded } from '#domain/search';
import type { Schema } from '#openapi/operations';
import { centsIn, dayIn, decimalOf, orderOf } from '../cell-text';
import type { Column, Mapping } from './columns';
import type { Statement } from './read/statement';

/** What is wrong with a row. */
export type RowFault = 'date' | 'description' | 'amount' | 'zero' | 'cut';

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
  /^(d|deb|debito|saida|-|debit|despesa)\b/.test(`${folded(cell)} `) || cell.trim() === '-';
const balance = /^(s ?a ?l ?d ?o|total|balance)\b/;

/** The rows of a statement by what its columns are. */
export function rowsOf({ rows, format }: Pick<Statement, 'rows' | 'format'>, mapping: Mapping): Row[] {
  const place = Object.fromEntries(mapping.map((column, index) => [column, index])) as Partial<Record<Column, number>>;
  const cellOf = (cells: string[], column: Column) => (place[column] === undefined ? '' : (cells[place[column]] ?? ''));
  const all = (...of: Column[]) => rows.flatMap(({ cells }) => of.map((column) => cellOf(cells, column)));
  const order = orderOf(all('date'));
  const decimal = decimalOf(all('amount', 'credit', 'debit'));
  const amountOf = (cells: string[]): number | undefined => {
    const plain = cellOf(cells, 'amount');
    if (plain) {
      const cents = centsIn(plain, decimal);
      return cents !== undefined && isOut(cellOf(cells, 'sign')) ? -Math.abs(cents) : cents;
    }
    const [credit, debit] = [cellOf(cells, 'credit'), cellOf(cells, 'debit')].map((cell) => centsIn(cell, decimal));
    if (credit) return Math.abs(credit);
    return debit === undefined ? credit : -Math.abs(debit);
  };
  return rows.map(({ line, cells, isCut }, index) => {
    const [cents, day] = [amountOf(cells), dayIn(cellOf(cells, 'date'), order)];
    const description = fitting(cellOf(cells, 'description'), mostLetters);
    const number = fitting(cellOf(cells, 'bank_id'), 80);
    const isBalance =
      format === 'csv' && (balance.test(folded(description)) || (!day && balance.test(folded(cells.join(' ')))));
    const raw = cellOf(cells, 'amount') || cellOf(cells, 'credit') || cellOf(cells, 'debit');
    const row = {
      id: String(index),
      line,
      date: day ? day.split('-').reverse().join('/') : cellOf(cells, 'date'),
      description,
      amount: cents === undefined ? raw : written(cents),
      document: fitting(cellOf(cells, 'document'), 60),
      bankId: number && `${number}|${day}|${cents}`,
      ...(isCut && { isCut }),
      ...(isBalance && { isBalance }),
    };
    return { ...row, isTicked: !isBalance && !faultOf(row) };
  });
}

/** What is wrong with a row as it stands; undefined where it can be imported. */
export function faultOf({ date, description, amount, isCut }: Omit<Row, 'isTicked'>): RowFault | undefined {
  if (isCut) return 'cut';
  if (dayIn(date) === undefined) return 'date';
  if (!description.trim()) return 'description';
  const cents = centsIn(amount);
  if (cents === undefined) return 'amount';
  return cents === 0 ? 'zero' : undefined;
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

const keyOf = ({ date, amount, description }: Row) => JSON.stringify([date, amount, folded(description)]);

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

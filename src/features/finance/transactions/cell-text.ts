import { type Day, isDay } from '#domain/dates';

/** The order of a day in a file: `mdy` where it cannot be the usual one. */
export type DayOrder = 'dmy' | 'mdy';

const two = (text: string) => text.padStart(2, '0');

/** The day that a cell tells: 18/12/2026, 18-12-26, 18.12.2026, 2026-12-18, 20261218, with a time behind it or not. */
export function dayIn(cell: string, order: DayOrder = 'dmy'): Day | undefined {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:$|[T\s].*)/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[\sT,].*)/.exec(text);
  let found: string | undefined;
  if (iso) found = `${iso[1]}-${iso[2]}-${iso[3]}`;
  else if (local) {
    const [first = '', second = '', year = ''] = local.slice(1);
    const [day, month] = order === 'dmy' ? [first, second] : [second, first];
    found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  }
  return found !== undefined && isDay(found) ? found : undefined;
}

/** How a file writes its days: the month first only where no other reading is possible. */
export function orderOf(cells: readonly string[]): DayOrder {
  const parts = cells
    .map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]/.exec(cell.trim()))
    .filter((found) => found !== null);
  const isMonth = (text = '') => Number(text) <= 12;
  return parts.some(([, , second]) => !isMonth(second)) && parts.every(([, first]) => isMonth(first)) ? 'mdy' : 'dmy';
}

/** What parts the centavos in a file. */
export type Decimal = ',' | '.';

/** How a file writes its amounts: by the last sign before two digits, in most of them. */
export function decimalOf(cells: readonly string[]): Decimal {
  const count = (sign: RegExp) => cells.filter((cell) => sign.test(cell)).length;
  return count(/\.\d{1,2}\D*$/) > count(/,\d{1,2}\D*$/) ? '.' : ',';
}

const most = 100_000_000_000_000;

/**
 * The amount that a cell tells, in centavos, below nothing for what goes out: `-1.234,56`, `1.234,56-`, `(1.234,56)`,
 * `R$ 1.234,56 D`. Undefined where it is none.
 */
export function centsIn(cell: string, decimal: Decimal = ','): number | undefined {
  const text = cell.replace(/R\$|BRL|\s/gi, '').replace(/[−–]/g, '-');
  const found = /^(\()?([+-])?([\d.,]+)([+-])?(\))?([DC])?$/i.exec(text);
  if (!found) return undefined;
  const [, open, before, digits = '', after, , letter] = found;
  const [whole = '', cents = '', ...more] = digits.split(decimal);
  const grouped = decimal === ',' ? /^\d{1,3}(\.\d{3})*$/ : /^\d{1,3}(,\d{3})*$/;
  if (more.length > 0 || cents.length > 2 || !/^\d*$/.test(cents)) return undefined;
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  if (whole === '' && cents === '') return undefined;
  const amount = Number(whole.replace(/\D/g, '') || '0') * 100 + Number(cents.padEnd(2, '0'));
  if (amount > most) return undefined;
  const isOut = Boolean(open) || before === '-' || after === '-' || letter?.toUpperCase() === 'D';
  return isOut ? -amount || 0 : amount;
}

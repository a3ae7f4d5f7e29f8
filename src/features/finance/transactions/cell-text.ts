import { type Day, isDay } from '#domain/dates';
import { pad2 } from '#domain/pad2';

/** The order of a day in a file: `mdy` where it cannot be the usual one. */
export type DayOrder = 'dmy' | 'mdy';

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
    found = `${year.length === 2 ? `20${year}` : year}-${pad2(Number(month))}-${pad2(Number(day))}`;
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

/** The decimal mark of a file; `any` where a single mark is always the decimal one, as in OFX, which has no thousands mark. */
export type Decimal = ',' | '.' | 'any';

/** How a file writes its amounts: by the last sign before two digits, in most of them. */
export function decimalOf(cells: readonly string[]): ',' | '.' {
  const count = (sign: RegExp) => cells.filter((cell) => sign.test(cell)).length;
  return count(/\.\d{1,2}\D*$/) > count(/,\d{1,2}\D*$/) ? '.' : ',';
}

const maxCents = 100_000_000_000;

/** Why a cell holds no amount: it is no number or out of bounds, or it has a fraction of a centavo. */
export type AmountFault = 'amount' | 'fraction';

/**
 * Splits digits at their decimal mark; undefined where they are no number. Only a single mark before three digits is
 * ambiguous: `decimal` decides whether it is the decimal mark or a thousands mark.
 */
function splitAtMark(digits: string, decimal: Decimal): { whole: string; fraction: string } | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return { whole: digits, fraction: '' };
  const at = digits.lastIndexOf(last);
  const [head, tail] = [digits.slice(0, at), digits.slice(at + 1)];
  const isGrouped = (text: string, mark: string) =>
    text.split(mark).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (marks.length === 1) {
    const isDecimal = decimal === 'any' || last === decimal || tail.length !== 3 || !isGrouped(digits, last);
    return isDecimal ? { whole: head, fraction: tail } : { whole: head + tail, fraction: '' };
  }
  const first = marks[0] as string;
  if (first === last) {
    const isThousands = decimal !== 'any' && last !== decimal && isGrouped(digits, last);
    return isThousands ? { whole: digits.replaceAll(last, ''), fraction: '' } : undefined;
  }
  return isGrouped(head, first) ? { whole: head.replaceAll(first, ''), fraction: tail } : undefined;
}

/**
 * Reads the amount of a cell in centavos, negative for what goes out: `-1.234,56`, `1.234,56-`, `(1.234,56)`,
 * `R$ 1.234,56 D`. Decimals beyond the centavo must be zero.
 */
export function readAmount(cell: string, decimal: Decimal = ','): { cents: number } | { fault: AmountFault } {
  const text = cell.replace(/R\$|BRL|\s/gi, '').replace(/[−–]/g, '-');
  const [, open, before, digits = '', after, , letter] = /^(\()?([+-])?([\d.,]+)([+-])?(\))?([DC])?$/i.exec(text) ?? [];
  const parts = splitAtMark(digits, decimal);
  if (!parts || `${parts.whole}${parts.fraction}` === '') return { fault: 'amount' };
  if (/[1-9]/.test(parts.fraction.slice(2))) return { fault: 'fraction' };
  const amount = Number(parts.whole || '0') * 100 + Number(parts.fraction.slice(0, 2).padEnd(2, '0'));
  if (amount > maxCents) return { fault: 'amount' };
  const isOut = Boolean(open) || before === '-' || after === '-' || letter?.toUpperCase() === 'D';
  return { cents: isOut ? -amount || 0 : amount };
}

/** The amount of a cell in centavos, as `readAmount` reads it; undefined where there is none. */
export function centsIn(cell: string, decimal?: Decimal): number | undefined {
  const read = readAmount(cell, decimal);
  return 'cents' in read ? read.cents : undefined;
}

const space = /[\s\u00a0\u202f]/g;
const grouped = /^[1-9]\d{0,2}([.,]\d{3})(?:\1|[.,]\d{3})*$/;

/** Returns the digits of the whole part: plain, or in groups of three with one kind of separator. */
function wholeOf(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text;
  const marks = new Set(text.replace(/\d/g, ''));
  return marks.size === 1 && grouped.test(text) ? text.replace(/[.,]/g, '') : undefined;
}

/**
 * Parses an amount into centavos, in either language: `1.234,5`, `1234.50`, `R$ 1.234`, `-12`. A last separator
 * followed by one or two digits is the decimal one; with three it groups thousands, because there is nothing smaller
 * than a centavo. Returns `null` for an empty text, `undefined` for an unreadable one.
 */
export function parseMoney(text: string): number | null | undefined {
  const bare = text.replace(space, '').replace(/R\$/i, '').replace(/[−–]/g, '-');
  if (bare === '') return null;
  const [, sign, amount = ''] = /^(-?)([\d.,]+)$/.exec(bare) ?? [];
  if (sign === undefined) return undefined;

  const [, before = amount, after = ''] = /^(.*)[.,](\d{0,2})$/.exec(amount) ?? [];
  const whole = wholeOf(before);
  if (whole === undefined || (whole === '' && after === '')) return undefined;
  // The group separator must differ from the decimal one: 1.234.50 is a typing error.
  const mark = amount[before.length];
  if (mark !== undefined && before.includes(mark)) return undefined;

  const cents = Number(`${whole}${after.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign && cents ? -cents : cents;
}

/** Formats centavos without the currency: `1.234,50` in pt-BR, `1,234.50` in en. Uses integer arithmetic only. */
export function writeMoney(cents: number, locale: string): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? ',';
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always' } as Intl.NumberFormatOptions).format(
    (size - rest) / 100,
  );
  return `${cents < 0 ? '-' : ''}${whole}${mark}${String(rest).padStart(2, '0')}`;
}

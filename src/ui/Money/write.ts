const made = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format, because creating one costs far more than using it. */
export function figures(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, known);
  return known;
}

export type Tone = 'positive' | 'critical' | 'secondary';

/** Returns the tone of a sign; undefined for zero. */
export const toneOf = (value: number): Tone | undefined =>
  value === 0 ? undefined : value < 0 ? 'critical' : 'positive';

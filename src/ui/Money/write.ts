const made = new Map<string, Intl.NumberFormat>();

/** A way to write figures, made once for a language: to make one costs far more than to use it. */
export function figures(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, known);
  return known;
}

export type Tone = 'positive' | 'critical' | 'secondary';

/** The colour that underlines a sign; nothing has none. */
export const toneOf = (value: number): Tone | undefined =>
  value === 0 ? undefined : value < 0 ? 'critical' : 'positive';

import { type Language, usePreferences } from './preferences';

const made = new Map<Language, Intl.NumberFormat>();

/** Returns a formatter of centavos as reais in the person's language: -R$ 1.234,50. */
export function useMoney(): (cents: number) => string {
  const { language } = usePreferences();
  const known = made.get(language) ?? new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' });
  made.set(language, known);
  return (cents) => known.format(cents / 100);
}

const short = new Map<Language, Intl.NumberFormat>();

/** Returns a formatter of centavos as short reais for charts: R$ 12,3 mil. */
export function useShortMoney(): (cents: number) => string {
  const { language } = usePreferences();
  const known =
    short.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'BRL',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
  short.set(language, known);
  return (cents) => known.format(cents / 100);
}

import type { impossibleDate } from './read-date';

type Impossible = ReturnType<typeof impossibleDate>;

const pt = {
  incomplete: 'Complete a data ou apague-a.',
  impossible: ({ written, month, year, last }: Impossible) =>
    month
      ? `${written} não existe: ${month} de ${year} vai até o dia ${last}.`
      : `${written} não existe: o ano tem 12 meses.`,
};

const en: typeof pt = {
  incomplete: 'Complete the date or clear it.',
  impossible: ({ written, month, year, last }) =>
    month
      ? `${written} does not exist: ${month} ${year} ends on day ${last}.`
      : `${written} does not exist: a year has 12 months.`,
};

export const words = { pt, en };

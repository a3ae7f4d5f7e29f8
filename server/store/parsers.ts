import pg from 'pg';

const timestamp = 1114;
const timestamptz = 1184;
const date = 1082;
const int8 = 20;
const numeric = 1700;
const toDate = pg.types.getTypeParser(timestamptz);

const ours: Record<number, (text: string) => unknown> = {
  // A date has no time and no zone, so it never becomes a `Date`.
  [date]: (text) => text,
  [timestamp]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [timestamptz]: (text) => (toDate(text) as Date).toISOString(),
  [int8]: Number,
  [numeric]: Number,
};

/** How values of the store become values of the program: the one place that says so. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ours[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

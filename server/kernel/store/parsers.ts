import pg from 'pg';

const timestamp = 1114;
const timestamptz = 1184;
const date = 1082;
const int8 = 20;
const numeric = 1700;
const toDate = pg.types.getTypeParser(timestamptz);

/** In UTC, as servers are set up, an instant is put together; any other zone is worked out. */
function instantOf(text: string): string {
  if (text.length > 26 || text[10] !== ' ' || !text.endsWith('+00')) return (toDate(text) as Date).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

const ours: Record<number, (text: string) => unknown> = {
  // A date has no time and no zone, so it never becomes a `Date`.
  [date]: (text) => text,
  [timestamp]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [timestamptz]: instantOf,
  [int8]: Number,
  [numeric]: Number,
};

/** How values of the store become values of the program: the one place that says so. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ours[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

import pg from 'pg';

const timestamp = 1114;
const timestamptz = 1184;
const date = 1082;
const int8 = 20;
const numeric = 1700;
const toDate = pg.types.getTypeParser(timestamptz);

/** Formats an instant from its text, without a slower `Date` if the server uses UTC. */
function instantOf(text: string): string {
  if (text.length > 26 || text[10] !== ' ' || !text.endsWith('+00')) return (toDate(text) as Date).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

const parsers: Record<number, (text: string) => unknown> = {
  // A date has no time and no zone, so it stays text.
  [date]: (text) => text,
  [timestamp]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [timestamptz]: instantOf,
  [int8]: Number,
  [numeric]: Number,
};

/** The conversions from PostgreSQL values to JavaScript values. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Transactions that were written down as one: instalments, and what comes again. */
export const series = {
  name: '0039-series',
  statements: [
    'alter table transactions add column series_id uuid',
    'alter table transactions add column series_number integer',
    'alter table transactions add column series_count integer',
    `alter table transactions add column series_by text
      check (series_by in ('instalments', 'week', 'month', 'year'))`,
    `alter table transactions add check (num_nulls(series_id, series_number, series_count, series_by) in (0, 4)
      and series_number between 1 and series_count)`,
    `create unique index transactions_series on transactions (series_id, series_number) where series_id is not null`,
  ],
};

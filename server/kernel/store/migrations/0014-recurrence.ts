/** Steps that come again when they are done. Turns refer to each other; put back from a copy they come in any order. */
export const recurrence = {
  name: '0014-recurrence',
  statements: [
    `alter table steps
      add column repeats_every smallint check (repeats_every between 1 and 99),
      add column repeats_unit text check (repeats_unit in ('working_day', 'week', 'month')),
      add column repeats_since date,
      add column repeated_from uuid references steps on delete set null deferrable initially deferred,
      add check ((repeats_every is null) = (repeats_unit is null))`,
    'create unique index steps_repeated_from on steps (repeated_from) where repeated_from is not null',
  ],
};

/** Steps that begin when others have ended. */
export const dependencies = {
  name: '0012-dependencies',
  statements: [
    `create table step_dependencies (
      step_id uuid not null references steps on delete cascade,
      depends_on uuid not null references steps on delete cascade,
      primary key (step_id, depends_on),
      check (step_id <> depends_on)
    )`,
    'create index step_dependencies_on on step_dependencies (depends_on)',
  ],
};

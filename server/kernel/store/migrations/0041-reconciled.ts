/** That a transaction was found on the statement of its account. */
export const reconciled = {
  name: '0041-reconciled',
  statements: [
    `alter table transactions add column is_reconciled boolean not null default false
      check (not is_reconciled or status = 'paid')`,
  ],
};

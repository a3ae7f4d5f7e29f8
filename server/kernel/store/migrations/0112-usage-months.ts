/** How much is used by month, for the page of the plan: reading it counts nothing. */
export const usageMonths = {
  name: '0112-usage-months',
  statements: [
    `create table usage_months (
      month date primary key,
      people integer not null default 0,
      open_projects integer not null default 0,
      storage_bytes bigint not null default 0,
      emails integer not null default 0,
      sms integer not null default 0,
      counted_at timestamptz(3)
    )`,
  ],
};

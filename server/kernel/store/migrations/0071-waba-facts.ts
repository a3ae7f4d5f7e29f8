/** What else Meta shows of an account and of a number, as somebody keeps it by hand. */
export const wabaFacts = {
  name: '0071-waba-facts',
  statements: [
    `alter table wabas
      add column currency text,
      add column country text,
      add column time_zone text,
      add column ownership text,
      add column template_namespace text not null default '',
      add column templates_count integer,
      add column health text not null default 'unknown',
      add column webhook_url text,
      add column webhook_verified_on date,
      add column checked_on date`,
    `alter table waba_phones
      add column name_status text not null default 'none',
      add column throughput text,
      add column platform text,
      add column is_official boolean not null default false`,
  ],
};

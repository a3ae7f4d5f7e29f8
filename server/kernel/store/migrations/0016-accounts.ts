/** People as a workspace keeps them: what they do there, their CPF, when they were last here, and that they are gone. */
export const accounts = {
  name: '0016-accounts',
  statements: [
    `alter table users
      add column job_title text not null default '',
      add column tax_id text,
      add column version integer not null default 1,
      add column anonymized_at timestamptz(3),
      add column name_key text collate "C" generated always as
        (lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f]', '', 'g'))) stored,
      add column search_text text generated always as
        (lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\\u0300-\\u036f]', '', 'g'))) stored`,
    'create index users_name on users (name_key, id)',
    // A table of its own, for whoever signs in shares the account with others who do.
    `create table last_seen (
      user_id uuid primary key references users on delete cascade,
      seen_at timestamptz(3) not null
    )`,
    `insert into last_seen (user_id, seen_at)
      select user_id, max(used_at) from sessions group by user_id`,
  ],
};

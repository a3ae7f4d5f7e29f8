/** WhatsApp business accounts and their numbers, as somebody keeps them by hand; the token only encrypted. */
export const wabas = {
  name: '0027-wabas',
  statements: [
    `create table wabas (
      id uuid primary key,
      waba_id text not null unique,
      name text not null,
      name_key text collate "C" not null,
      search_text text not null,
      unit_id uuid references units on delete set null,
      review text not null default 'pending',
      verification text not null default 'not_verified',
      token_box text,
      token_last4 text,
      is_active boolean not null default true,
      notes text not null default '',
      is_sample boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      check ((token_box is null) = (token_last4 is null))
    )`,
    'create index wabas_name on wabas (name_key, id)',
    'create index wabas_unit on wabas (unit_id) where unit_id is not null',
    `create table waba_phones (
      id uuid primary key,
      account_id uuid not null references wabas on delete cascade,
      position integer not null,
      number text not null,
      number_key text not null unique,
      phone_number_id text,
      verified_name text not null default '',
      quality text not null default 'unknown',
      verification text not null default 'not_verified',
      messaging_limit text,
      status text not null default 'pending'
    )`,
    'create index waba_phones_account on waba_phones (account_id, position)',
  ],
};

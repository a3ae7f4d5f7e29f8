/** Whom money comes from and goes to. */
export const clients = {
  name: '0023-clients',
  statements: [
    `create table clients (
      id uuid primary key,
      person_type text not null check (person_type in ('individual', 'company')),
      name text not null,
      trade_name text not null default '',
      name_key text collate "C" not null,
      search_text text not null,
      tax_id text,
      state_registration text not null default '',
      municipal_registration text not null default '',
      email text,
      billing_email text,
      phone text,
      contact_name text not null default '',
      address jsonb not null default
        '{"cep":"","street":"","number":"","complement":"","district":"","city":"","uf":"","ibge_code":""}',
      payment_terms_days integer,
      pix_key text,
      status text not null default 'active' check (status in ('active', 'inactive', 'blocked')),
      notes text not null default '',
      is_sample boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1
    )`,
    'create unique index clients_tax_id on clients (tax_id)',
    'create index clients_name on clients (name_key, id)',
  ],
};

/** Units with all that is known of them, one below the other. */
export const units = {
  name: '0010-units',
  statements: [
    `alter table units
      add column code text,
      add column type text not null default 'branch' check (type in ('headquarters', 'branch', 'department')),
      add column tax_id text,
      add column email text,
      add column phone text,
      add column address jsonb not null default
        '{"cep":"","street":"","number":"","complement":"","district":"","city":"","uf":"","ibge_code":""}',
      add column time_zone text not null default 'America/Sao_Paulo',
      add column manager_id uuid references users on delete set null,
      add column parent_id uuid references units,
      add column is_active boolean not null default true,
      add column name_key text collate "C" not null default '',
      add column search_text text not null default '',
      add column version integer not null default 1`,
    // As near to what the program writes as a store comes by itself.
    `update units set (name_key, search_text) = (select key, key from (select
      translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') as key) as folded)`,
    // Which lists have views the contract says, for every list that comes.
    'alter table saved_views drop constraint saved_views_scope_check',
    'create unique index units_code on units (code)',
    'create index units_name on units (name_key, id)',
    'create index units_parent on units (parent_id) where parent_id is not null',
  ],
};

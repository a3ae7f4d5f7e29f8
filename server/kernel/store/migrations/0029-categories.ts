/** What transactions come from, what they are spent on, and which part of the company answers for them. */
export const categories = {
  name: '0029-categories',
  statements: [
    `create table categories (
      id uuid primary key,
      type text not null check (type in ('income', 'expense', 'cost_center')),
      name text not null,
      name_key text not null,
      parent_id uuid references categories,
      is_active boolean not null default true,
      is_sample boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      check (parent_id <> id)
    )`,
    'create index categories_name on categories (name_key, id)',
    'create index categories_parent on categories (parent_id) where parent_id is not null',
    'alter table transactions add column category_id uuid references categories',
    'alter table transactions add column cost_center_id uuid references categories',
    `create index transactions_category on transactions (category_id, due_date, id) where category_id is not null`,
    `create index transactions_cost_center on transactions (cost_center_id, due_date, id)
      where cost_center_id is not null`,
  ],
};

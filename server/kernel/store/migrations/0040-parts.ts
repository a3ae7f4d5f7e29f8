/** What a transaction is divided into, by category, cost centre and project. */
export const parts = {
  name: '0040-parts',
  statements: [
    `create table transaction_parts (
      transaction_id uuid not null references transactions on delete cascade,
      position integer not null,
      amount_cents bigint not null check (amount_cents > 0),
      before_cents bigint not null check (before_cents >= 0),
      category_id uuid references categories,
      cost_center_id uuid references categories,
      project_id uuid references projects on delete set null,
      primary key (transaction_id, position)
    )`,
    'create index parts_category on transaction_parts (category_id) where category_id is not null',
    'create index parts_cost_center on transaction_parts (cost_center_id) where cost_center_id is not null',
    'create index parts_project on transaction_parts (project_id) where project_id is not null',
  ],
};

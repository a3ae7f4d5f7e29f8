/** Tags of a step, in the order they were given. */
export const tags = {
  name: '0012-tags',
  statements: ["alter table steps add column tags text[] not null default '{}'"],
};

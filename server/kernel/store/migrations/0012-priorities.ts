/** How urgent a step is. */
export const priorities = {
  name: '0012-priorities',
  statements: [
    `alter table steps add column priority text not null default 'none'
      check (priority in ('none', 'low', 'medium', 'high', 'urgent'))`,
  ],
};

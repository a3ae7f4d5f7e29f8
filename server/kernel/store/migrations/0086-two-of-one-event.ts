/** Of two meetings of one event it can be said that both are to stay. */
export const twoOfOneEvent = {
  name: '0086-two-of-one-event',
  statements: ['alter table calendar_links add column is_apart boolean not null default false'],
};

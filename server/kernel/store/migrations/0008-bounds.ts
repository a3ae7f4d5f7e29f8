/** What bounds how much there may be: what caps are counted by, old activity found by, and who clears it away. */
export const bounds = {
  name: '0008-bounds',
  statements: [
    'create index projects_creator on projects (created_by)',
    'create index activity_created on activity (created_at)',
    'create table jobs (name text primary key, ends_at timestamptz(3) not null)',
  ],
};

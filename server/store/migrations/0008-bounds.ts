/** What counting projects against their cap, and forgetting old activity, are looked up by. */
export const bounds = {
  name: '0008-bounds',
  statements: [
    'create index projects_creator on projects (created_by)',
    'create index activity_created on activity (created_at)',
  ],
};

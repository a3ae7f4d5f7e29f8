/** The members of a project in the order they came, with their roles, from the index alone: every row of a list asks for them. */
export const membersInOrder = {
  name: '0005-members-in-order',
  statements: [
    'create index project_members_in_order on project_members (project_id, created_at, user_id) include (role)',
    'drop index project_owners',
  ],
};

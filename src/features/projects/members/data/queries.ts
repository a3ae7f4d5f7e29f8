import { ask } from '../../../kernel/query';

const most = 200;

/** The invitations to a project, newest first. */
export const invitationsOf = (id: string) =>
  ask.queryOptions('get', '/api/projects/{id}/invitations', { params: { path: { id }, query: { limit: most } } });

import { api } from '../../../kernel/query';

/** What people are invited to. */
export interface InvitePlace {
  kind: 'project' | 'unit';
  id: string;
}

const most = 200;

const toProject = (id: string) =>
  api.queryOptions('get', '/api/projects/{id}/invitations', { params: { path: { id }, query: { limit: most } } });

/** The invitations to a project or a unit, newest first. Both calls answer the same. */
export const invitationsOf = ({ kind, id }: InvitePlace) =>
  kind === 'project'
    ? toProject(id)
    : (api.queryOptions('get', '/api/invitations/by-unit/{id}', {
        params: { path: { id }, query: { limit: most } },
      }) as unknown as ReturnType<typeof toProject>);

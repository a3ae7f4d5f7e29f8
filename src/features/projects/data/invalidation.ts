import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const projectSubjects = {
  project: (id) => [
    queriesOf('/api/projects'),
    queriesOf('/api/projects/{id}', { id }),
    queriesOf('/api/projects/{id}/steps', { id }),
    queriesOf('/api/projects/{id}/steps/{stepId}', { id }),
    queriesOf('/api/projects/{id}/steps/{stepId}/sub-steps', { id }),
    queriesOf('/api/projects/{id}/activity', { id }),
    queriesOf('/api/projects/{id}/attachments', { id }),
    queriesOf('/api/projects/{id}/comments', { id }),
    queriesOf('/api/projects/{id}/invitations', { id }),
    queriesOf('/api/projects/{id}/members', { id }),
  ],
} satisfies SubjectTable;

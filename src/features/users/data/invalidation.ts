import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const userSubjects = {
  user: (id) => [
    queriesOf('/api/users'),
    queriesOf('/api/users/{id}', { id }),
    queriesOf('/api/users/{id}/projects', { id }),
    queriesOf('/api/users/{id}/sessions', { id }),
    queriesOf('/api/users/{id}/traces', { id }),
  ],
  project: () => [queriesOf('/api/users/{id}/projects')],
} satisfies SubjectTable;

import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const leadSubjects = {
  lead: (id) => [
    queriesOf('/api/leads'),
    queriesOf('/api/leads/{id}', { id }),
    queriesOf('/api/leads/{id}/notes', { id }),
  ],
} satisfies SubjectTable;

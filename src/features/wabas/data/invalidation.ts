import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const wabaSubjects = {
  waba: (id) => [queriesOf('/api/wabas'), queriesOf('/api/wabas/{id}', { id })],
} satisfies SubjectTable;

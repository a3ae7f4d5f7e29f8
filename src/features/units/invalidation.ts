import { queriesOf, type SubjectTable } from '../kernel/invalidation';

// It counts what belongs to a unit, and is asked by POST.
const summary = () => [queriesOf('/api/unit/{id}/summary', {}, 'post')];

export const unitSubjects = {
  unit: () => [
    queriesOf('/api/units'),
    queriesOf('/api/unit/find-by-user'),
    queriesOf('/api/unit/{id}/holidays'),
    queriesOf('/api/invitations/by-unit/{id}'),
    ...summary(),
  ],
  project: summary,
  meeting: summary,
  account: summary,
  transaction: summary,
  import: summary,
} satisfies SubjectTable;

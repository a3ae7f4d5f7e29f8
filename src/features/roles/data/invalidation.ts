import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

const rights = () => [
  queriesOf('/api/roles'),
  queriesOf('/api/permissions'),
  queriesOf('/api/access/people'),
  queriesOf('/api/access/people/{id}/why'),
];

export const roleSubjects = {
  role: rights,
  permission: rights,
  // Sign-ins are read in the audit log only, which does not change while it is read.
  access: () => [],
} satisfies SubjectTable;

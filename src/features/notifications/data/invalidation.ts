import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const notificationSubjects = {
  person: () => [queriesOf('/api/notifications'), queriesOf('/api/meetings/invitations')],
} satisfies SubjectTable;

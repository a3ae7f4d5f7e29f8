import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const meetingSubjects = {
  // Meetings of a series change together, and a meeting shows the open outcomes of those before it.
  meeting: () => [
    queriesOf('/api/meetings'),
    queriesOf('/api/meetings/today'),
    queriesOf('/api/meetings/invitations'),
    queriesOf('/api/meetings/{id}'),
    queriesOf('/api/meetings/{id}/notes'),
    queriesOf('/api/meetings/{id}/outcomes'),
  ],
  // Outcomes that became sub-steps show their progress.
  project: () => [queriesOf('/api/meetings/{id}/outcomes')],
} satisfies SubjectTable;

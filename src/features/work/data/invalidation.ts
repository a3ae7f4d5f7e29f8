import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

export const workSubjects = { project: () => [queriesOf('/api/my-work')] } satisfies SubjectTable;

import { financeSubjects } from '../features/finance/data/invalidation';
import { registerSubjects } from '../features/kernel/invalidation';
import { leadSubjects } from '../features/leads/data/invalidation';
import { meetingSubjects } from '../features/meetings/data/invalidation';
import { notificationSubjects } from '../features/notifications/data/invalidation';
import { projectSubjects } from '../features/projects/data/invalidation';
import { roleSubjects } from '../features/roles/data/invalidation';
import { unitSubjects } from '../features/units/invalidation';
import { userSubjects } from '../features/users/data/invalidation';
import { wabaSubjects } from '../features/wabas/data/invalidation';
import { workSubjects } from '../features/work/data/invalidation';

registerSubjects([
  financeSubjects,
  leadSubjects,
  meetingSubjects,
  notificationSubjects,
  projectSubjects,
  roleSubjects,
  unitSubjects,
  userSubjects,
  wabaSubjects,
  workSubjects,
]);

import { accountArea } from './account/area.ts';
import { attachmentsArea } from './attachments/area.ts';
import { authArea } from './auth/area.ts';
import { billingArea } from './billing/area.ts';
import { commentsArea } from './comments/area.ts';
import { financeArea } from './finance/area.ts';
import type { Area } from './http/area.ts';
import { invitationsArea } from './invitations/area.ts';
import { leadsArea } from './leads/area.ts';
import { meetingsArea } from './meetings/area.ts';
import { notificationsArea } from './notifications/area.ts';
import { projectsArea } from './projects/area.ts';
import { rolesArea } from './roles/area.ts';
import { savedViewsArea } from './saved-views/area.ts';
import { unitsArea } from './units/area.ts';
import { usersArea } from './users/area.ts';
import { wabasArea } from './wabas/area.ts';

/** All areas of the server. */
export const areas: readonly Area[] = [
  authArea,
  accountArea,
  rolesArea,
  unitsArea,
  usersArea,
  projectsArea,
  attachmentsArea,
  commentsArea,
  financeArea,
  billingArea,
  wabasArea,
  leadsArea,
  meetingsArea,
  invitationsArea,
  savedViewsArea,
  notificationsArea,
];

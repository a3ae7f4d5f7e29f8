import { accountHandlers } from './account/handlers.ts';
import { attachmentHandlers } from './attachments/handlers.ts';
import { receiptHandlers } from './attachments/receipts.ts';
import { auditHandlers } from './audit/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { commentHandlers } from './comments/handlers.ts';
import { financeHandlers } from './finance/handlers.ts';
import { streamHandlers } from './http/events.ts';
import type { Handlers } from './http/handler.ts';
import { healthHandlers } from './http/health.ts';
import { answerHandlers } from './invitations/answer.ts';
import { changeHandlers } from './invitations/change.ts';
import { inviteHandlers } from './invitations/invite.ts';
import { listHandlers } from './invitations/lists.ts';
import { leadHandlers } from './leads/handlers.ts';
import { meetingInvitationHandlers } from './meetings/consent/handlers.ts';
import { feedHandlers } from './meetings/feed.ts';
import { googleCalendarHandlers } from './meetings/google/handlers.ts';
import { meetingHandlers } from './meetings/handlers.ts';
import { icsHandlers } from './meetings/ics/handlers.ts';
import { sendMeetingMinutes } from './meetings/minutes.ts';
import { noteHandlers } from './meetings/notes.ts';
import { outcomeHandlers } from './meetings/outcomes.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { activityHandlers } from './projects/activity.ts';
import { duplicateHandlers } from './projects/duplicate.ts';
import { listProjects } from './projects/list.ts';
import { memberHandlers } from './projects/members.ts';
import { workHandlers } from './projects/my-work.ts';
import { projectHandlers } from './projects/projects.ts';
import { stepHandlers } from './projects/steps.ts';
import { subStepHandlers } from './projects/sub-steps.ts';
import { accessHandlers } from './roles/handlers.ts';
import { savedViewHandlers } from './saved-views/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { unitHandlers } from './units/routes.ts';
import { userHandlers } from './users/handlers.ts';
import { wabaHandlers } from './wabas/handlers.ts';

/** Every operation of the contract. One without a handler does not compile. */
export const handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...healthHandlers,
  ...billingHandlers,
  ...notificationHandlers,
  listProjects,
  ...projectHandlers,
  ...duplicateHandlers,
  ...stepHandlers,
  ...subStepHandlers,
  ...memberHandlers,
  ...workHandlers,
  ...activityHandlers,
  ...attachmentHandlers,
  ...receiptHandlers,
  ...commentHandlers,
  ...streamHandlers,
  ...searchHandlers,
  ...inviteHandlers,
  ...answerHandlers,
  ...changeHandlers,
  ...listHandlers,
  ...savedViewHandlers,
  ...unitHandlers,
  ...userHandlers,
  ...financeHandlers,
  ...wabaHandlers,
  ...leadHandlers,
  ...meetingHandlers,
  ...meetingInvitationHandlers,
  ...icsHandlers,
  ...feedHandlers,
  sendMeetingMinutes,
  ...noteHandlers,
  ...outcomeHandlers,
  ...googleCalendarHandlers,
  ...auditHandlers,
  ...accessHandlers,
} satisfies Handlers;

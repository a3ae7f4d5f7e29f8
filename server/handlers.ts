import { activityHandlers } from './activity/list.ts';
import { streamHandlers } from './activity/stream.ts';
import { authHandlers } from './auth/handlers.ts';
import type { Handlers } from './handler.ts';
import { healthHandlers } from './health.ts';
import { answerHandlers } from './invitations/answer.ts';
import { changeHandlers } from './invitations/change.ts';
import { inviteHandlers } from './invitations/invite.ts';
import { listHandlers } from './invitations/lists.ts';
import { postHandlers } from './post/outbox.ts';
import { duplicateHandlers } from './projects/duplicate.ts';
import { listProjects } from './projects/list.ts';
import { memberHandlers } from './projects/members.ts';
import { workHandlers } from './projects/my-work.ts';
import { projectHandlers } from './projects/projects.ts';
import { stepHandlers } from './projects/steps.ts';
import { subStepHandlers } from './projects/sub-steps.ts';
import { savedViewHandlers } from './workspace/saved-views.ts';

/** Every operation of the contract. One without a handler does not compile. */
export const handlers = {
  ...authHandlers,
  ...healthHandlers,
  ...postHandlers,
  listProjects,
  ...projectHandlers,
  ...duplicateHandlers,
  ...stepHandlers,
  ...subStepHandlers,
  ...memberHandlers,
  ...workHandlers,
  ...activityHandlers,
  ...streamHandlers,
  ...inviteHandlers,
  ...answerHandlers,
  ...changeHandlers,
  ...listHandlers,
  ...savedViewHandlers,
} satisfies Handlers;

import { authHandlers } from './auth/handlers.ts';
import type { Handlers } from './handler.ts';
import { healthHandlers } from './health.ts';
import { postHandlers } from './post/outbox.ts';
import { listProjects } from './projects/list.ts';
import { projectHandlers } from './projects/projects.ts';
import { stepHandlers } from './projects/steps.ts';
import { subStepHandlers } from './projects/sub-steps.ts';

/** Every operation of the contract. One without a handler does not compile. */
export const handlers = {
  ...authHandlers,
  ...healthHandlers,
  ...postHandlers,
  listProjects,
  ...projectHandlers,
  ...stepHandlers,
  ...subStepHandlers,
} satisfies Handlers;

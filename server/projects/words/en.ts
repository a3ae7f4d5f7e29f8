import { roleNames } from '../../http/words/roles.ts';
import type { ptBR } from './pt-BR.ts';

const projectIs: Record<string, string> = {
  planning: 'in planning',
  active: 'in progress',
  on_hold: 'on hold',
  completed: 'completed',
  cancelled: 'canceled',
};
const projectBecomes: Record<string, string> = {
  planning: 'go back to planning',
  active: 'go back to being in progress',
  on_hold: 'be put on hold',
  completed: 'be completed',
  cancelled: 'be canceled',
};
const stepIs: Record<string, string> = {
  backlog: 'in the backlog',
  todo: 'to do',
  in_progress: 'in progress',
  blocked: 'blocked',
  done: 'done',
  cancelled: 'canceled',
};
const stepBecomes: Record<string, string> = {
  backlog: 'go back to the backlog',
  todo: 'go back to “to do”',
  in_progress: 'be put in progress',
  blocked: 'be blocked',
  done: 'be finished',
  cancelled: 'be canceled',
};
const limited: Record<string, string> = {
  projects: 'projects created by one person',
  steps: 'steps in a project',
  subStepsOfStep: 'sub-steps in a step',
  subSteps: 'sub-steps in a project',
  members: 'members in a project',
  tags: 'tags in a project',
};

/** What projects say, in English. */
export const en: typeof ptBR = {
  missingRole: (role) => `Your role in this project does not allow this. It takes ${roleNames.en[role] ?? role}.`,
  projectCannot: (from, to) => `A project that is ${projectIs[from] ?? from} cannot ${projectBecomes[to] ?? to}.`,
  stepCannot: (from, to) => `A step that is ${stepIs[from] ?? from} cannot ${stepBecomes[to] ?? to}.`,
  lastOwner: 'The project needs at least one owner. Give that role to someone else first.',
  limitReached: (what: string, most: number) => `The limit is ${most.toLocaleString('en')} ${limited[what] ?? what}.`,
  notYourUnit: 'The unit must be one of yours.',
  startsAfterDue: 'The start cannot be after the due date.',
  notAStepHere: 'A step can only depend on steps of the same project.',
  circle: (names) => `The steps would wait for each other: ${names.join(' → ')}.`,
  notBlocked: 'Only a blocked step has a reason to be.',
  notAMember: 'The assignee must be a member of the project.',
  missing: {
    project: 'Project not found',
    step: 'Step not found',
    subStep: 'Sub-step not found',
    member: 'Member not found',
  },
  fields: {
    dead_line: 'The deadline',
    due_date: 'The due date',
    start_date: 'The start date',
    assignee_id: 'The assignee',
    blocked_reason: 'The reason',
    depends_on: 'The dependency',
    tags: 'The tags',
    priority: 'The priority',
    position: 'The position',
  } as Record<string, string>,
};

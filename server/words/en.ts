import type { Words } from './index.ts';
import { dayOf } from './telling.ts';

const fields: Record<string, string> = {
  name: 'The name',
  description: 'The description',
  dead_line: 'The deadline',
  due_date: 'The due date',
  start_date: 'The start date',
  assignee_id: 'The person in charge',
  position: 'The position',
  project_id: 'The project',
  role: 'The role',
  message: 'The message',
  scope: 'The scope',
  query: 'The query',
  email: 'The e-mail',
  password: 'The password',
  unit_id: 'The unit',
  status: 'The status',
  version: 'The version',
  limit: 'The limit',
  cursor: 'The cursor',
  search: 'The search',
  sort_by: 'The sort field',
  sort_order: 'The sort order',
  refreshToken: 'The refresh token',
  phone: 'The phone number',
  code: 'The code',
  currentPassword: 'The current password',
  challengeId: 'The verification',
  token: 'The token',
  userAccessToken: 'The token',
  next: 'The address',
};

const fieldOf = (name: string) => fields[name] ?? (name ? `The field “${name}”` : 'The content');

const shapes: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  'date-time': 'an instant in ISO 8601',
  email: 'a valid e-mail address',
  uuid: 'a valid identifier',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const shapeOf = (kind: string) => shapes[kind] ?? 'a valid value';

const projectIs: Record<string, string> = {
  planning: 'in planning',
  active: 'active',
  on_hold: 'on hold',
  completed: 'completed',
  cancelled: 'cancelled',
};
const projectBecomes: Record<string, string> = {
  planning: 'go back to planning',
  active: 'become active',
  on_hold: 'be put on hold',
  completed: 'be completed',
  cancelled: 'be cancelled',
};
const stepIs: Record<string, string> = {
  backlog: 'in the backlog',
  todo: 'to do',
  in_progress: 'in progress',
  blocked: 'blocked',
  done: 'done',
  cancelled: 'cancelled',
};
const stepBecomes: Record<string, string> = {
  backlog: 'go back to the backlog',
  todo: 'go back to to do',
  in_progress: 'be put in progress',
  blocked: 'be blocked',
  done: 'be finished',
  cancelled: 'be cancelled',
};
const roles: Record<string, string> = {
  viewer: 'a viewer',
  checker: 'a checker',
  contributor: 'a contributor',
  manager: 'a manager',
  owner: 'an owner',
  member: 'a member',
  admin: 'an administrator',
};
const invitationIs: Record<string, string> = {
  pending: 'is pending',
  accepted: 'was accepted',
  rejected: 'was rejected',
  expired: 'has expired',
  cancelled: 'was cancelled',
};
const invitationActs: Record<string, string> = {
  cancel: 'be cancelled',
  'send again': 'be sent again',
};

const limited: Record<string, string> = {
  projects: 'projects created by one person',
  steps: 'steps in a project',
  subStepsOfStep: 'sub-steps in a step',
  subSteps: 'sub-steps in a project',
  members: 'members in a project',
  invitations: 'invitations waiting at once',
};

/** All that the server says, in English. */
export const en: Words = {
  unauthorized: {
    InvalidToken: { missing: 'Invalid token', invalid: 'Invalid token' },
    NotAuthorized: { missing: 'Not authorized', invalid: 'Not authorized' },
    NotAuthenticated: { missing: 'Not signed in', invalid: 'Not signed in' },
    NoTokenAvailable: { missing: 'No token available', invalid: 'Not authorized' },
  },
  tokenExpired: 'Token expired',
  invalidCredentials: 'Wrong e-mail or password.',
  invalidProof: 'This access no longer holds. Sign in again.',
  codeRequired: 'This account asks for a code too. Sign in with the form.',
  wrongCode: 'Wrong code.',
  codeOver: 'This code no longer holds. Ask for another.',
  linkOver: 'This link no longer holds. Ask for another.',
  wrongPassword: 'That is not the current password.',
  providerMissing: 'This provider is not configured.',
  sessionEnded: 'Your session has ended. Sign in again.',
  tooSoon: (seconds) => `Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} and try again.`,
  tooManyAttempts: (minutes) => `Too many attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  missingPermission: (code) => `Your account does not have the permission ${code}.`,
  missingRole: (role) => `Your role in this project does not allow this. It takes ${roles[role] ?? role}.`,
  roles,
  notFound: {
    projects: 'Project not found',
    steps: 'Step not found',
    'sub-steps': 'Sub-step not found',
    sessions: 'Session not found',
    members: 'Member not found',
    'by-unit': 'Unit not found',
    'by-project': 'Project not found',
    invitation: 'Invitation not found',
    'own invitation': 'Invitation not found, or not yours to change',
    'saved-views': 'View not found',
  },
  notFoundHere: 'There is nothing at this address.',
  methodNotAllowed: (method) => `This address does not take ${method}.`,
  stale: 'Somebody else changed this while you were editing.',
  projectCannot: (from, to) => `A project that is ${projectIs[from] ?? from} cannot ${projectBecomes[to] ?? to}.`,
  stepCannot: (from, to) => `A step that is ${stepIs[from] ?? from} cannot ${stepBecomes[to] ?? to}.`,
  invitationCannot: (status, act) =>
    `An invitation that ${invitationIs[status] ?? status} cannot ${invitationActs[act] ?? act}.`,
  notAdministrator: {
    unit: 'The user is not an administrator of this unit',
    project: 'The user is not an administrator of this project',
  },
  alreadyInvited: 'There is an invitation already, or the user has access',
  invitationOver: 'The invitation is invalid or has expired',
  wrongAccount: 'This invitation is for another e-mail address.',
  lastOwner: 'The project needs at least one owner. Hand that role to somebody else first.',
  nameTaken: 'You already have a view of this name.',
  tooManyViews: 'The limit is 100 saved views. Delete one first.',
  limitReached: (what: string, most: number) => `The limit is ${most.toLocaleString('en')} ${limited[what] ?? what}.`,
  closing: 'The server is restarting. Try again shortly.',
  invalid: 'Invalid data',
  invalidJson: 'The content sent is not valid JSON.',
  malformedRequest: 'The request is malformed.',
  malformedAddress: 'The address is malformed.',
  headersTooLarge: 'The address or the headers are over the limit.',
  notJson: 'The content must be sent as JSON.',
  tooLarge: (kibibytes) => `The content sent is over the limit of ${kibibytes} KB.`,
  tooBusy: 'There are too many requests right now. Nothing was changed; try again in a moment.',
  unavailable: 'The service is not available at the moment. Try again shortly.',
  unexpected: 'The request could not be carried out',
  docsNotBuilt: 'The documentation is being prepared. Reload in a minute.',
  appNotBuilt: 'The server is up, but the interface has not been built yet. Run `npm run build`.',
  mail: {
    code: (code, minutes) => ({
      subject: 'Your Trama code',
      text: `Your code is ${code}. It holds for ${minutes} minutes.\n\nIf you did not ask for a code, ignore this message and give it to nobody.`,
    }),
    codeInShort: (code, minutes) => `Trama: your code is ${code}. It holds for ${minutes} minutes.`,
    accountExists: (name, origin) => ({
      subject: 'You already have a Trama account',
      text: `Hello, ${name}.\n\nSomebody asked for an account with this address, but you already have one. If it was you, sign in with your password${origin ? ` at ${origin}/auth/sign-in` : ''} or ask for a new one under “Forgot password”. If not, there is nothing to do.`,
    }),
    resetPassword: (name, link, minutes) => ({
      subject: 'A new password for Trama',
      text: `Hello, ${name}.\n\nTo choose a new password, open this link. It holds for ${minutes} minutes, and once:\n\n${link}\n\nIf you did not ask for this, ignore this message: your password stays as it is.`,
    }),
    passwordChanged: (name) => ({
      subject: 'Your Trama password has changed',
      text: `Hello, ${name}.\n\nYour password was changed and all your sessions have ended. If it was not you, ask for a new password now and tell whoever administers Trama.`,
    }),
    phoneChanged: (name) => ({
      subject: 'Your phone number at Trama has changed',
      text: `Hello, ${name}.\n\nYour account’s phone number was confirmed, and sign-in codes go to it. If it was not you, change your password now and tell whoever administers Trama.`,
    }),
    invitation: ({ by, kind, target, role, message, link, until }) => ({
      subject: `${by} invited you to the ${kind} ${target}`,
      text: [
        `Hello.\n\n${by} invited you to the ${kind} “${target}” at Trama, as ${roles[role] ?? role}.`,
        ...(message ? [`A message from ${by}:\n\n${message}`] : []),
        link
          ? `To accept or reject, open this link:\n\n${link}`
          : 'To accept or reject, sign in to Trama with this e-mail address and open your invitations.',
        `The invitation holds until ${dayOf(until, 'en')}. If you did not expect it, ignore this message.`,
      ].join('\n\n'),
    }),
  },
  field: {
    required: (name) => `${fieldOf(name)} must be filled in.`,
    shape: (name, kind) => `${fieldOf(name)} must be ${shapeOf(kind)}.`,
    tooShort: (name, least) => `${fieldOf(name)} must have at least ${least} characters.`,
    tooCommon: 'Many people use this password. Choose one that is harder to guess.',
    tooLong: (name, most) => `${fieldOf(name)} may have at most ${most} characters.`,
    tooSmall: (name, least) => `${fieldOf(name)} must be at least ${least}.`,
    tooLarge: (name, most) => `${fieldOf(name)} may be at most ${most}.`,
    tooMany: (name, most) => `${fieldOf(name)} takes at most ${most} items.`,
    oneOf: (name, values) => `${fieldOf(name)} must be one of: ${values}.`,
    unknown: (name) => `The field “${name}” is not known here.`,
    forbiddenCharacter: (name) => `${fieldOf(name)} contains a character that is not allowed.`,
    nothingToChange: 'Send at least one field to change.',
    notYourUnit: 'The unit must be one of yours.',
    startsAfterDue: 'The start cannot be after the due date.',
    notAMember: 'The person in charge must be a member of the project.',
    badCursor: 'The cursor does not fit this list. Start from the first page.',
    wrong: (name) => `${fieldOf(name)} is not in the expected form.`,
  },
};

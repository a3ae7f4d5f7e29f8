import { generatePath, type PathParam } from 'react-router-dom';

type Params<Pattern extends string> = [PathParam<Pattern>] extends [never]
  ? []
  : [{ [Name in PathParam<Pattern>]: string }];

const at = <Pattern extends string>(pattern: Pattern) =>
  Object.assign((...[params]: Params<Pattern>) => generatePath(pattern, params as never), { pattern });

/** Every address in the app, and all that one feature may know of another. */
export const paths = {
  front: at('/'),
  login: at('/login'),
  signIn: at('/auth/sign-in'),
  signUp: at('/signup'),
  signUpAlias: at('/auth/sign-up'),
  forgotPassword: at('/auth/forgot-password'),
  home: at('/home'),
  account: at('/account'),
  settings: at('/settings'),
  profile: at('/settings/profile'),
  security: at('/settings/security'),
  keys: at('/settings/keys'),
  meetings: at('/meetings'),
  meetingCalendar: at('/meetings/calendar'),
  createMeeting: at('/meetings/create'),
  meeting: at('/meetings/:meetingId'),
  projects: at('/projects'),
  createProject: at('/projects/create'),
  project: at('/projects/:projectId'),
  projectOverview: at('/projects/:projectId/overview'),
  projectMembers: at('/projects/:projectId/members'),
  projectPrint: at('/projects/:projectId/print'),
  myWork: at('/my-work'),
  units: at('/units'),
  unit: at('/units/:unitId'),
  unitPeople: at('/units/:unitId/people'),
  admin: at('/admin'),
  accounts: at('/finance/accounts'),
  createAccount: at('/finance/accounts/create'),
  financeAccount: at('/finance/accounts/:accountId'),
  clients: at('/finance/clients'),
  createClient: at('/finance/clients/create'),
  client: at('/finance/clients/:clientId'),
  transactions: at('/finance/transactions'),
  createTransaction: at('/finance/transactions/create'),
  transaction: at('/finance/transactions/:transactionId'),
  accountTransactions: at('/finance/accounts/:accountId/transactions'),
  clientTransactions: at('/finance/clients/:clientId/transactions'),
  audit: at('/admin/audit'),
  privacyRequests: at('/admin/privacy'),
  adminUnits: at('/admin/units'),
  createUnit: at('/admin/units/create'),
  adminUnit: at('/admin/units/:unitId'),
  userUnits: at('/admin/user-units'),
  rbac: at('/rbac'),
  rbacPeople: at('/rbac/user-management'),
  users: at('/user'),
  createUser: at('/user/create'),
  user: at('/user/:userId'),
  editUser: at('/user/:userId/edit'),
  invitations: at('/invitations'),
  invitation: at('/invitations/:token'),
};

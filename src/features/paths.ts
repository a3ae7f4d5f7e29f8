import type { PathParam } from 'react-router-dom';

type Params<Pattern extends string> = [PathParam<Pattern>] extends [never]
  ? []
  : [{ [Name in PathParam<Pattern>]: string }];

/** As the router's `generatePath`, which takes each pattern apart anew: a calendar asks for thousands of addresses. */
const at = <Pattern extends string>(pattern: Pattern) => {
  const parts = pattern.split('/');
  const address = (...[params]: Params<Pattern>): string => {
    const given: Record<string, string> = params ?? {};
    const fill = (part: string) => {
      if (part[0] !== ':') return part;
      const value = given[part.slice(1)];
      if (value === undefined) throw new Error(`Missing "${part}" param`);
      return encodeURIComponent(value);
    };
    return parts.map(fill).join('/');
  };
  return Object.assign(address, { pattern });
};

/** Every address in the app, and all that one feature may know of another. */
export const paths = {
  front: at('/'),
  login: at('/login'),
  signIn: at('/auth/sign-in'),
  signUp: at('/signup'),
  signUpAlias: at('/auth/sign-up'),
  forgotPassword: at('/auth/forgot-password'),
  confirmEmail: at('/auth/confirm-email'),
  home: at('/home'),
  account: at('/account'),
  billing: at('/billing'),
  settings: at('/settings'),
  profile: at('/settings/profile'),
  security: at('/settings/security'),
  keys: at('/settings/keys'),
  meetings: at('/meetings'),
  meetingCalendar: at('/meetings/calendar'),
  calendarSync: at('/meetings/sync'),
  createMeeting: at('/meetings/create'),
  importMeetings: at('/meetings/import'),
  meeting: at('/meetings/:meetingId'),
  meetingMinutes: at('/meetings/:meetingId/minutes'),
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
  finance: at('/finance'),
  accounts: at('/finance/accounts'),
  createAccount: at('/finance/accounts/create'),
  financeAccount: at('/finance/accounts/:accountId'),
  clients: at('/finance/clients'),
  createClient: at('/finance/clients/create'),
  client: at('/finance/clients/:clientId'),
  categories: at('/finance/categories'),
  createCategory: at('/finance/categories/create'),
  category: at('/finance/categories/:categoryId'),
  transactions: at('/finance/transactions'),
  createTransaction: at('/finance/transactions/create'),
  importTransactions: at('/finance/transactions/import'),
  transaction: at('/finance/transactions/:transactionId'),
  accountTransactions: at('/finance/accounts/:accountId/transactions'),
  clientTransactions: at('/finance/clients/:clientId/transactions'),
  clientStatement: at('/finance/clients/:clientId/statement'),
  audit: at('/admin/audit'),
  privacyRequests: at('/admin/privacy'),
  adminUnits: at('/admin/units'),
  createUnit: at('/admin/units/create'),
  adminUnit: at('/admin/units/:unitId'),
  userUnits: at('/admin/user-units'),
  wabas: at('/admin/wabas'),
  createWaba: at('/admin/wabas/create'),
  waba: at('/admin/wabas/:wabaId'),
  leads: at('/admin/leads'),
  lead: at('/admin/leads/:leadId'),
  rbac: at('/rbac'),
  rbacPeople: at('/rbac/user-management'),
  users: at('/user'),
  createUser: at('/user/create'),
  user: at('/user/:userId'),
  editUser: at('/user/:userId/edit'),
  invitations: at('/invitations'),
  invitation: at('/invitations/:token'),
};

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths';
import { serviceIds, servicePage, sitePages } from './site/public';

const specified = readFileSync('tests/routes.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t')[1]);

/** What we add to the specification: the page of the links about another address; what one person has to do, from all projects; a person's own keys; the audit log; what people ask for by law; what people write by the public site; a form's own address. */
const ours = [
  '/auth/confirm-email',
  '/my-work',
  '/settings/keys',
  '/admin/units/create',
  '/admin/audit',
  '/admin/privacy',
  '/admin/leads',
  '/user/create',
  '/meetings/calendar',
  '/meetings/sync',
  '/meetings/import',
  '/finance/accounts/create',
  '/finance/clients/create',
  '/finance/categories',
  '/finance/categories/create',
  '/finance/transactions/create',
  '/finance/transactions/import',
  '/admin/wabas/create',
];

test('every address without parameters is one of the specification, or known as ours', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  const known = [...specified, ...ours];
  expect(patterns.filter((pattern) => !pattern.includes(':') && !known.includes(pattern))).toEqual([]);
  const site = [...Object.values(sitePages), ...serviceIds.map(servicePage)];
  const missing = specified.filter((path) => ![...patterns, ...site].includes(path as never));
  console.log(
    `Specified addresses not yet in the app (${missing.length} of ${specified.length}): ${missing.join(' ')}`,
  );
});

test('addresses are built as they are matched', () => {
  expect(
    Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [
        name,
        path({
          projectId: 'a b/c',
          unitId: 'u1',
          meetingId: 'm1',
          userId: 'p1',
          clientId: 'c1',
          accountId: 'a1',
          transactionId: 't1',
          categoryId: 'k1',
          wabaId: 'w1',
          leadId: 'l1',
          token: 'tri_x',
        } as never),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "accountTransactions": "/finance/accounts/a1/transactions",
      "accounts": "/finance/accounts",
      "admin": "/admin",
      "adminUnit": "/admin/units/u1",
      "adminUnits": "/admin/units",
      "audit": "/admin/audit",
      "billing": "/billing",
      "calendarSync": "/meetings/sync",
      "categories": "/finance/categories",
      "category": "/finance/categories/k1",
      "client": "/finance/clients/c1",
      "clientStatement": "/finance/clients/c1/statement",
      "clientTransactions": "/finance/clients/c1/transactions",
      "clients": "/finance/clients",
      "confirmEmail": "/auth/confirm-email",
      "createAccount": "/finance/accounts/create",
      "createCategory": "/finance/categories/create",
      "createClient": "/finance/clients/create",
      "createMeeting": "/meetings/create",
      "createProject": "/projects/create",
      "createTransaction": "/finance/transactions/create",
      "createUnit": "/admin/units/create",
      "createUser": "/user/create",
      "createWaba": "/admin/wabas/create",
      "editUser": "/user/p1/edit",
      "finance": "/finance",
      "financeAccount": "/finance/accounts/a1",
      "forgotPassword": "/auth/forgot-password",
      "front": "/",
      "home": "/home",
      "importMeetings": "/meetings/import",
      "importTransactions": "/finance/transactions/import",
      "invitation": "/invitations/tri_x",
      "invitations": "/invitations",
      "keys": "/settings/keys",
      "lead": "/admin/leads/l1",
      "leads": "/admin/leads",
      "login": "/login",
      "meeting": "/meetings/m1",
      "meetingCalendar": "/meetings/calendar",
      "meetingMinutes": "/meetings/m1/minutes",
      "meetings": "/meetings",
      "myWork": "/my-work",
      "privacyRequests": "/admin/privacy",
      "profile": "/settings/profile",
      "project": "/projects/a%20b%2Fc",
      "projectMembers": "/projects/a%20b%2Fc/members",
      "projectOverview": "/projects/a%20b%2Fc/overview",
      "projectPrint": "/projects/a%20b%2Fc/print",
      "projects": "/projects",
      "rbac": "/rbac",
      "rbacPeople": "/rbac/user-management",
      "security": "/settings/security",
      "settings": "/settings",
      "signIn": "/auth/sign-in",
      "signUp": "/signup",
      "signUpAlias": "/auth/sign-up",
      "transaction": "/finance/transactions/t1",
      "transactions": "/finance/transactions",
      "unit": "/units/u1",
      "unitPeople": "/units/u1/people",
      "units": "/units",
      "user": "/user/p1",
      "userUnits": "/admin/user-units",
      "users": "/user",
      "waba": "/admin/wabas/w1",
      "wabas": "/admin/wabas",
    }
  `);
});

test('an address is not built without what it names', () => {
  expect(() => paths.meeting({} as never)).toThrow('Missing ":meetingId" param');
});

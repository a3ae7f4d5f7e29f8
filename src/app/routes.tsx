import { type RouteObject, redirect } from 'react-router-dom';
import type { PermissionCode } from '#domain/permissions';
import { ErrorScreen, PartErrorScreen } from '../features/kernel/ErrorScreen';
import { registerPagePermission } from '../features/kernel/page-permissions';
import { Problem } from '../features/kernel/problem';
import type { Session } from '../features/kernel/session';
import { paths } from '../features/paths';
import { Boot } from './Boot';
import { may, members, permitted, signedIn } from './guards';

const notFound = () => {
  throw new Problem('NOT_FOUND', '', { status: 404 });
};

/** The whole map of the app. A page module exports what the router calls by name: `loader`, `Component`, `handle`. */
export function routesFor(session: Session): RouteObject[] {
  const page = (code: PermissionCode, route: RouteObject): RouteObject => {
    if (route.path) registerPagePermission(route.path, code);
    return { loader: permitted(session, code), children: [route] };
  };
  return [
    {
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Boot,
      children: [
        // The server sends the public site here; only the development server does not.
        { path: paths.front.pattern, loader: () => redirect(paths.home()) },
        { path: paths.login.pattern, lazy: () => import('../features/auth/SignInPage') },
        { path: paths.signIn.pattern, lazy: () => import('../features/auth/SignInPage') },
        { path: paths.signUp.pattern, lazy: () => import('../features/auth/SignUpPage') },
        { path: paths.signUpAlias.pattern, lazy: () => import('../features/auth/SignUpPage') },
        { path: paths.forgotPassword.pattern, lazy: () => import('../features/auth/ForgotPasswordPage') },
        { path: paths.confirmEmail.pattern, lazy: () => import('../features/auth/ConfirmEmailPage') },
        { path: paths.invitation.pattern, lazy: () => import('../features/invitations/InvitationPage') },
        {
          middleware: [signedIn(session)],
          lazy: () => import('./Shell'),
          children: [
            {
              // An error inside the shell keeps the navigation on screen.
              ErrorBoundary: ErrorScreen,
              children: [
                // Whoever may not see the day yet sees what comes before it; nothing of the day is asked for them.
                {
                  path: paths.home.pattern,
                  lazy: async () => {
                    const { loader, handle, Component } = await import('../features/home/HomePage');
                    return { handle, Component, loader: () => (may(session, 'view:dashboard') ? loader() : null) };
                  },
                },
                // What is one's own asks for nothing but being signed in.
                { path: paths.account.pattern, lazy: () => import('../features/settings/account/AccountPage') },
                { path: paths.billing.pattern, lazy: () => import('../features/billing/BillingPage') },
                page('view:settings', {
                  path: paths.settings.pattern,
                  lazy: () => import('../features/settings/SettingsPage'),
                }),
                page('view:profile', {
                  path: paths.profile.pattern,
                  lazy: () => import('../features/settings/profile/ProfilePage'),
                }),
                { path: paths.security.pattern, lazy: () => import('../features/settings/SecurityPage') },
                { path: paths.keys.pattern, lazy: () => import('../features/settings/keys/KeysPage') },
                page('view:projects', {
                  path: paths.projects.pattern,
                  lazy: () => import('../features/projects/list/ProjectsPage'),
                }),
                page('create:projects', {
                  path: paths.createProject.pattern,
                  lazy: () => import('../features/projects/create/CreateProjectPage'),
                }),
                page('view:projects', { path: paths.myWork.pattern, lazy: () => import('../features/work/WorkPage') }),
                page('view:projects', {
                  path: paths.projectPrint.pattern,
                  lazy: () => import('../features/projects/overview/PrintPage'),
                }),
                page('view:projects', {
                  path: paths.project.pattern,
                  lazy: () => import('../features/projects/ProjectLayout'),
                  children: [
                    {
                      // When one part fails, the project's name and tabs stay on screen.
                      ErrorBoundary: PartErrorScreen,
                      children: [
                        {
                          index: true,
                          lazy: () => import('../features/projects/steps/StepsPage'),
                        },
                        {
                          path: paths.projectOverview.pattern,
                          lazy: () => import('../features/projects/overview/OverviewPage'),
                        },
                        {
                          path: paths.projectMembers.pattern,
                          lazy: () => import('../features/projects/members/MembersPage'),
                        },
                      ],
                    },
                  ],
                }),
                {
                  loader: members(session),
                  children: [
                    { path: paths.meetings.pattern, lazy: () => import('../features/meetings/list/MeetingsPage') },
                    {
                      path: paths.meetingCalendar.pattern,
                      lazy: () => import('../features/meetings/calendar/CalendarPage'),
                    },
                    { path: paths.calendarSync.pattern, lazy: () => import('../features/meetings/sync/SyncPage') },
                    {
                      path: paths.importMeetings.pattern,
                      lazy: () => import('../features/meetings/import/ImportPage'),
                    },
                    { path: paths.createMeeting.pattern, lazy: () => import('../features/meetings/MeetingPage') },
                    { path: paths.meeting.pattern, lazy: () => import('../features/meetings/MeetingPage') },
                    {
                      path: paths.meetingMinutes.pattern,
                      lazy: () => import('../features/meetings/minutes/MinutesPage'),
                    },
                    { path: paths.units.pattern, lazy: () => import('../features/units/own/OwnUnitsPage') },
                    {
                      path: paths.unitPeople.pattern,
                      lazy: () => import('../features/units/record/people/UnitPeoplePage'),
                    },
                    { path: paths.unit.pattern, lazy: () => import('../features/units/form/UnitFormPage') },
                  ],
                },
                page('view:admin', { path: paths.admin.pattern, lazy: () => import('../features/admin/AdminPage') }),
                page('view:finance', {
                  children: [
                    page('view:finance_transactions', {
                      path: paths.finance.pattern,
                      lazy: () => import('../features/finance/dashboard/DashboardPage'),
                    }),
                  ],
                }),
                page('view:finance_accounts', {
                  path: paths.accounts.pattern,
                  lazy: () => import('../features/finance/accounts/list/AccountsPage'),
                }),
                page('manage:finance', {
                  children: [
                    {
                      path: paths.createAccount.pattern,
                      lazy: () => import('../features/finance/accounts/AccountFormPage'),
                    },
                    {
                      path: paths.financeAccount.pattern,
                      lazy: () => import('../features/finance/accounts/AccountFormPage'),
                    },
                    {
                      path: paths.createClient.pattern,
                      lazy: () => import('../features/finance/clients/form/ClientFormPage'),
                    },
                    {
                      path: paths.client.pattern,
                      lazy: () => import('../features/finance/clients/form/ClientFormPage'),
                    },
                    {
                      path: paths.createCategory.pattern,
                      lazy: () => import('../features/finance/categories/CategoryFormPage'),
                    },
                    {
                      path: paths.category.pattern,
                      lazy: () => import('../features/finance/categories/CategoryFormPage'),
                    },
                    {
                      path: paths.createTransaction.pattern,
                      lazy: () => import('../features/finance/transactions/TransactionPage'),
                    },
                    {
                      path: paths.importTransactions.pattern,
                      lazy: () => import('../features/finance/transactions/import/ImportPage'),
                    },
                  ],
                }),
                page('view:finance_transactions', {
                  path: paths.categories.pattern,
                  lazy: () => import('../features/finance/categories/list/CategoriesPage'),
                }),
                page('view:finance_transactions', {
                  path: paths.transactions.pattern,
                  lazy: () => import('../features/finance/transactions/list/TransactionsPage'),
                }),
                page('view:finance_transactions', {
                  path: paths.transaction.pattern,
                  lazy: () => import('../features/finance/transactions/TransactionPage'),
                }),
                page('view:finance_transactions', {
                  path: paths.accountTransactions.pattern,
                  lazy: () => import('../features/finance/transactions/list/OfOnePage'),
                }),
                page('view:finance_transactions', {
                  path: paths.clientStatement.pattern,
                  lazy: () => import('../features/finance/clients/record/statement/StatementPage'),
                }),
                page('view:finance_transactions', {
                  path: paths.clientTransactions.pattern,
                  lazy: () => import('../features/finance/transactions/list/OfOnePage'),
                }),
                page('manage:users', {
                  path: paths.privacyRequests.pattern,
                  lazy: () => import('../features/settings/privacy/PrivacyPage'),
                }),
                page('view:finance_clients', {
                  path: paths.clients.pattern,
                  lazy: () => import('../features/finance/clients/list/ClientsPage'),
                }),
                page('view:audit', { path: paths.audit.pattern, lazy: () => import('../features/audit/AuditPage') }),
                page('view:units', {
                  path: paths.adminUnits.pattern,
                  lazy: () => import('../features/units/list/UnitsPage'),
                }),
                page('manage:units', {
                  path: paths.createUnit.pattern,
                  lazy: () => import('../features/units/form/UnitFormPage'),
                }),
                page('manage:units', {
                  path: paths.adminUnit.pattern,
                  lazy: () => import('../features/units/form/UnitFormPage'),
                }),
                page('view:leads', {
                  path: paths.leads.pattern,
                  lazy: () => import('../features/leads/list/LeadsPage'),
                }),
                page('view:leads', {
                  path: paths.lead.pattern,
                  lazy: () => import('../features/leads/record/LeadPage'),
                }),
                page('view:wabas', {
                  path: paths.wabas.pattern,
                  lazy: () => import('../features/wabas/list/WabasPage'),
                }),
                page('manage:wabas', {
                  children: [
                    { path: paths.createWaba.pattern, lazy: () => import('../features/wabas/WabaFormPage') },
                    { path: paths.waba.pattern, lazy: () => import('../features/wabas/WabaFormPage') },
                  ],
                }),
                page('view:user_units', {
                  path: paths.userUnits.pattern,
                  lazy: () => import('../features/users/in-units/UserUnitsPage'),
                }),
                page('view:rbac', {
                  path: paths.rbac.pattern,
                  lazy: () => import('../features/roles/matrix/MatrixPage'),
                }),
                page('view:rbac', {
                  path: paths.rbacPeople.pattern,
                  lazy: () => import('../features/roles/people/PeoplePage'),
                }),
                page('view:users', {
                  path: paths.users.pattern,
                  lazy: () => import('../features/users/list/UsersPage'),
                }),
                page('manage:users', {
                  path: paths.createUser.pattern,
                  lazy: () => import('../features/users/CreateUserPage'),
                }),
                page('view:users', {
                  path: paths.user.pattern,
                  lazy: () => import('../features/users/person/PersonPage'),
                }),
                page('manage:users', {
                  path: paths.editUser.pattern,
                  lazy: () => import('../features/users/EditUserPage'),
                }),
                // Whoever is invited may have no permission at all before accepting.
                { path: paths.invitations.pattern, lazy: () => import('../features/invitations/InvitationsPage') },
                { path: '*', loader: notFound },
              ],
            },
          ],
        },
      ],
    },
  ];
}

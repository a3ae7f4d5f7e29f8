import type { RouteObject } from 'react-router-dom';
import type { PermissionCode } from '#domain/permissions';
import { ErrorScreen } from '../features/kernel/ErrorScreen';
import { Problem } from '../features/kernel/problem';
import type { Session } from '../features/kernel/session';
import { paths } from '../features/paths';
import { Boot } from './Boot';
import { permitted, signedIn } from './guards';

const notFound = () => {
  throw new Problem('NOT_FOUND', '', { status: 404 });
};

/** The whole map of the app. A page module exports what the router calls by name: `loader`, `Component`, `handle`. */
export function routesFor(session: Session): RouteObject[] {
  const page = (code: PermissionCode, route: RouteObject): RouteObject => ({
    loader: permitted(session, code),
    children: [route],
  });
  return [
    {
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Boot,
      children: [
        { path: paths.front.pattern, lazy: () => import('../features/site/FrontPage') },
        { path: paths.login.pattern, lazy: () => import('../features/auth/SignInPage') },
        { path: paths.signIn.pattern, lazy: () => import('../features/auth/SignInPage') },
        { path: paths.signUp.pattern, lazy: () => import('../features/auth/SignUpPage') },
        { path: paths.signUpAlias.pattern, lazy: () => import('../features/auth/SignUpPage') },
        { path: paths.forgotPassword.pattern, lazy: () => import('../features/auth/ForgotPasswordPage') },
        { path: paths.invitation.pattern, lazy: () => import('../features/invitations/InvitationPage') },
        {
          middleware: [signedIn(session)],
          lazy: () => import('./Shell'),
          children: [
            {
              // An error inside the shell keeps the navigation on screen.
              ErrorBoundary: ErrorScreen,
              children: [
                page('view:dashboard', { path: paths.home.pattern, lazy: () => import('../features/home/HomePage') }),
                page('view:security', {
                  path: paths.security.pattern,
                  lazy: () => import('../features/settings/SecurityPage'),
                }),
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
                    { index: true, lazy: () => import('../features/projects/steps/StepsPage') },
                    {
                      path: paths.projectOverview.pattern,
                      lazy: () => import('../features/projects/overview/OverviewPage'),
                    },
                    {
                      path: paths.projectMembers.pattern,
                      lazy: () => import('../features/projects/members/MembersPage'),
                    },
                  ],
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

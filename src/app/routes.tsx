import type { RouteObject } from 'react-router-dom';
import { Problem } from '../features/kernel/problem';
import type { Session } from '../features/kernel/session';
import { paths } from '../features/paths';
import { Boot } from './Boot';
import { ErrorScreen } from './ErrorScreen';
import { permitted, signedIn } from './guards';

const notFound = () => {
  throw new Problem('NOT_FOUND', '', { status: 404 });
};

/** The whole map of the app. A page module exports what the router calls by name: `loader`, `Component`, `handle`. */
export const routesFor = (session: Session): RouteObject[] => [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Boot,
    children: [
      { path: paths.front.pattern, lazy: () => import('../features/site/FrontPage') },
      { path: paths.login.pattern, lazy: () => import('../features/auth/SignInPage') },
      { path: paths.signIn.pattern, lazy: () => import('../features/auth/SignInPage') },
      {
        middleware: [signedIn(session)],
        lazy: () => import('./Shell'),
        children: [
          {
            // An error inside the shell keeps the navigation on screen.
            ErrorBoundary: ErrorScreen,
            children: [
              {
                path: paths.home.pattern,
                middleware: [permitted(session, 'view:dashboard')],
                lazy: () => import('../features/home/HomePage'),
              },
              {
                path: paths.projects.pattern,
                middleware: [permitted(session, 'view:projects')],
                lazy: () => import('../features/projects/ProjectsPage'),
              },
              {
                path: paths.createProject.pattern,
                middleware: [permitted(session, 'create:projects')],
                lazy: () => import('../features/projects/CreateProjectPage'),
              },
              {
                path: paths.project.pattern,
                middleware: [permitted(session, 'view:projects')],
                lazy: () => import('../features/projects/ProjectPage'),
              },
              { path: '*', loader: notFound },
            ],
          },
        ],
      },
    ],
  },
];

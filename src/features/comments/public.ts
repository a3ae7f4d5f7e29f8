import { lazy } from 'react';

/** What people say about a step or a project; loaded when it is shown. */
export const Comments = lazy(() => import('./Comments').then((module) => ({ default: module.Comments })));

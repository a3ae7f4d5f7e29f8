import { lazy } from 'react';

/** The way to see the app as somebody does; it comes late, for few may. */
export const ViewAsButton = lazy(() => import('./ViewAsButton').then((module) => ({ default: module.ViewAsButton })));

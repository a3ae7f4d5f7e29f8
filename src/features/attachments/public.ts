import { lazy } from 'react';

/** The files of a step or a project; loaded when it is shown. */
export const Attachments = lazy(() => import('./Attachments').then((module) => ({ default: module.Attachments })));

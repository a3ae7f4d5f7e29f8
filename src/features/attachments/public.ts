import { lazy } from 'react';

/** The receipts of a transaction; loaded when they are shown. */
export const Receipts = lazy(() => import('./Receipts').then((module) => ({ default: module.Receipts })));

/** The files of a step or a project; loaded when it is shown. */
export const Attachments = lazy(() => import('./Attachments').then((module) => ({ default: module.Attachments })));

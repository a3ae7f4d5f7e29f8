import { lazy } from 'react';

/** What the toolbar opens. It comes as one, with the first that is opened: apart, its pieces would weigh more. */
const opened = () => import('./opened');

export const ToolbarSheet = lazy(() => opened().then((module) => ({ default: module.ToolbarSheet })));
export const FilterNames = lazy(() => opened().then((module) => ({ default: module.FilterNames })));
export const Options = lazy(() => opened().then((module) => ({ default: module.Options })));
export const DisplayChoices = lazy(() => opened().then((module) => ({ default: module.DisplayChoices })));

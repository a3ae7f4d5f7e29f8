import { lazyComponent } from '../../../kernel/lazy-component';

/** One chunk for all popovers of the toolbar, because separate chunks would be larger in total. */
const opened = () => import('./opened');

export const ToolbarSheet = lazyComponent(() => opened(), 'ToolbarSheet');
export const FilterNames = lazyComponent(() => opened(), 'FilterNames');
export const Options = lazyComponent(() => opened(), 'Options');
export const DisplayChoices = lazyComponent(() => opened(), 'DisplayChoices');

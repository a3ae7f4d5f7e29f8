import { lazyComponent } from '../../../kernel/lazy-component';

/** What the toolbar opens. It comes as one, with the first that is opened: apart, its pieces would weigh more. */
const opened = () => import('./opened');

export const ToolbarSheet = lazyComponent(() => opened(), 'ToolbarSheet');
export const FilterNames = lazyComponent(() => opened(), 'FilterNames');
export const Options = lazyComponent(() => opened(), 'Options');
export const DisplayChoices = lazyComponent(() => opened(), 'DisplayChoices');

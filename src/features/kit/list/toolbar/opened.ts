/** All that the toolbar opens, to be loaded late and at once. */
export { DisplayChoices } from './DisplayChoices';
export { FilterNames } from './FilterNames';
export { Options } from './Options';
export { ToolbarSheet } from './ToolbarSheet';

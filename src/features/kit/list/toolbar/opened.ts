/** Everything that the toolbar opens, as one lazy-loaded chunk. */
export { DisplayChoices } from './DisplayChoices';
export { FilterNames } from './FilterNames';
export { Options } from './Options';
export { ToolbarSheet } from './ToolbarSheet';

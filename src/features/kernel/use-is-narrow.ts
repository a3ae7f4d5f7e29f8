import { mediaHook } from './media';

/** Whether the screen is too narrow for a sidebar, or for a table beside anything else (below 768 px). */
export const useIsNarrow = mediaHook('(max-width: 767.98px)');

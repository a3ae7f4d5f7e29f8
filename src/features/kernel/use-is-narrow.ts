import { mediaHook } from './media';

const query = '(max-width: 767.98px)';

/** Whether the screen is too narrow for a sidebar, or for a table beside anything else (below 768 px). */
export const useIsNarrow = mediaHook(query);

/** The same at this moment, outside of what is drawn. */
export const isNarrow = () => matchMedia(query).matches;

import { mediaHook } from './media';

const query = '(max-width: 767.98px)';

/** Returns whether the screen is too narrow for a sidebar or for a table beside another column (below 768 px). */
export const useIsNarrow = mediaHook(query);

/** Returns the same outside of React. */
export const isNarrow = () => matchMedia(query).matches;

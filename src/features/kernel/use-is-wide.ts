import { mediaHook } from './media';

/** Returns whether a panel fits beside a list (from 1100 px). */
export const useIsWide = mediaHook('(min-width: 1100px)');

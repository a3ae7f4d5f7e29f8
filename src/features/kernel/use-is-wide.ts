import { mediaHook } from './media';

/** Whether a panel has room beside a list (from 1100 px). */
export const useIsWide = mediaHook('(min-width: 1100px)');

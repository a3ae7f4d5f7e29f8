import { lazyComponent } from '../kernel/lazy-component';

/** The receipts of a transaction; loaded when they are shown. */
export const Receipts = lazyComponent(() => import('./Receipts'), 'Receipts');

/** The files of a step or a project; loaded when it is shown. */
export const Attachments = lazyComponent(() => import('./Attachments'), 'Attachments');

export { attachPasted } from './attach-pasted';
export { pastedImages } from './pasted-images';

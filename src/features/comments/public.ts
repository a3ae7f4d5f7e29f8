import { lazyComponent } from '../kernel/lazy-component';

/** What people say about a step or a project; loaded when it is shown. */
export const Comments = lazyComponent(() => import('./Comments'), 'Comments');

import { lazyComponent } from '../../kernel/lazy-component';

/** The way to see the app as somebody does; it comes late, for few may. */
export const ViewAsButton = lazyComponent(() => import('./ViewAsButton'), 'ViewAsButton');

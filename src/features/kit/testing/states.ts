import type { RouteObject } from 'react-router-dom';
import { BootScreen } from '#ui';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { Problem } from '../../kernel/problem';
import { answers, neverAnswers, refuses } from './StoryApp';

type Handler = ReturnType<typeof answers>;

export interface PageData {
  /** The page's main call: the contract's path with `:name` for parameters. */
  get: string;
  filled: object;
  empty: object;
  /** Permission that the forbidden state lacks; undefined if a single code would not suffice. */
  permission?: string;
  /** Handlers of the page's other calls. */
  beside?: Handler[];
}

/** Returns the six states that every page has, from its data; export each as a story. */
export function statesOf({ get, filled, empty, permission, beside = [] }: PageData) {
  const when = (handler: Handler) => ({ parameters: { msw: [handler, ...beside] } });
  const missing = permission ? `Sua conta não tem a permissão ${permission}.` : 'Sua conta não pode ver isto.';
  return {
    filled: when(answers('get', get, filled)),
    empty: when(answers('get', get, empty)),
    loading: when(neverAnswers('get', get)),
    failing: when(refuses('get', get, 500, 'INTERNAL', 'Erro ao realizar a requisição')),
    forbidden: when(refuses('get', get, 403, 'FORBIDDEN', missing)),
    narrow: { globals: { viewport: { value: 'phone' } } },
  };
}

/** Creates a page's route with the app's error screen. */
export const pageRoute = (path: string, page: object): RouteObject => ({
  path,
  ErrorBoundary: ErrorScreen,
  HydrateFallback: () => null,
  ...page,
});

/** A page's route that shows the app's boot screen while the page's loader is pending. */
export const loadingRoute = (path: string, page: object): RouteObject => ({
  ...pageRoute(path, page),
  HydrateFallback: BootScreen,
});

/**
 * Returns the states before a page's own code runs: its code is loading, fails to load, or the route guard refuses the
 * person. Without a permission the guard requires membership.
 */
export function routeStates(path: string, permission?: string) {
  const opening = (route: RouteObject) => ({
    args: { routes: [{ path, ErrorBoundary: ErrorScreen, HydrateFallback: BootScreen, ...route } as RouteObject] },
  });
  return {
    loading: opening({ lazy: () => new Promise<never>(() => {}) }),
    failing: opening({ lazy: () => Promise.reject(new Problem('OFFLINE', '')) }),
    forbidden: opening({
      loader: () => {
        throw permission
          ? new Problem('FORBIDDEN', permission, { status: 403, permission })
          : new Problem('NOT_A_MEMBER', '', { status: 403 });
      },
    }),
  };
}

/** Returns a list response of the contract. */
export const listOf = (...data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });

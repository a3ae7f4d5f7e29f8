import type { RouteObject } from 'react-router-dom';
import { BootScreen } from '#ui';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { Problem } from '../../kernel/problem';
import { answers, neverAnswers, refuses } from './StoryApp';

type Handler = ReturnType<typeof answers>;

export interface PageData {
  /** The call that the page shows, by the contract's path with `:name` for its parameters. */
  get: string;
  filled: object;
  empty: object;
  /** The permission that is missing where the page is forbidden; none where no code alone would do. */
  permission?: string;
  /** What else the page asks for. */
  beside?: Handler[];
}

/** The six states that every page shows, from its data: export each as a story of its own. */
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

/** A page's route as the app has it: what goes wrong stands in the page's place. */
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
 * Returns the states that a page is in before its own code runs: the code is being fetched, cannot be fetched, or the
 * guard of its route refuses the person. Without a permission the guard asks for membership.
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

/** A list answer of the contract. */
export const listOf = (...data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });

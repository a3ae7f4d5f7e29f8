import type { LoaderFunctionArgs } from 'react-router-dom';
import { translator, type Words } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import type { ListValues, View } from './address/view';
import type { CursorList } from './cursor-list';
import { prefetchRowComponents } from './ListRows';
import { type Scope, savedViews } from './saved-views/queries';
import { getPageSize } from './use-list';

export interface ListRouteOptions<Values extends ListValues, Row extends { id: string }> {
  view: View<Values>;
  list: CursorList<Values, Row>;
  title: Words<{ title: string }>;
  scope?: Scope;
  /** Prefetches other data of the page. */
  ahead?: (values: Values) => void;
}

/** Creates the route of a list page: the page renders at once, its rows when they arrive. */
export const listRoute = <Values extends ListValues, Row extends { id: string }>({
  view,
  list,
  title,
  scope,
  ahead,
}: ListRouteOptions<Values, Row>) => ({
  handle: { pageName: (language) => translator(title, language)('title') } satisfies PageHandle,
  loader({ request }: LoaderFunctionArgs) {
    if (scope) void queryClient.prefetchQuery(savedViews(scope));
    const values = view.read(new URL(request.url).searchParams);
    prefetchRowComponents(values);
    void queryClient.prefetchInfiniteQuery(list.pages(values, getPageSize(view, values)));
    ahead?.(values);
    return null;
  },
});

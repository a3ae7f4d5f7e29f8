import type { createBrowserRouter, LoaderFunction } from 'react-router-dom';

/** Asks what the pages of the first address ask, before it is known who asks: the server decides what it answers. */
export function askFirst({ state }: ReturnType<typeof createBrowserRouter>): void {
  const request = new Request(location.href);
  for (const { route, params } of state.matches)
    if (typeof route.lazy === 'function')
      void route
        .lazy()
        .then(({ loader }) => typeof loader === 'function' && (loader as LoaderFunction)({ request, params } as never))
        // Who may not see it is told when the page is shown.
        .catch(() => {});
}

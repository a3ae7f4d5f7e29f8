import type { createBrowserRouter, LoaderFunction } from 'react-router-dom';

/** Runs the loaders of the first address, so that its requests leave together with the one for who is signed in. */
export function sendEarlyRequests({ state }: ReturnType<typeof createBrowserRouter>): void {
  const request = new Request(location.href);
  for (const { route, params } of state.matches)
    if (typeof route.lazy === 'function')
      void route
        .lazy()
        .then(({ loader }) => typeof loader === 'function' && (loader as LoaderFunction)({ request, params } as never))
        // The router calls the loader again and shows its failure.
        .catch(() => {});
}

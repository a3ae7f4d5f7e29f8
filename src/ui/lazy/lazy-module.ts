import { useEffect, useState } from 'react';

/** A module that is imported on demand, or earlier by `prefetchLazyModules`. */
export interface LazyModule<Module> {
  /** The module once it has loaded. */
  readonly loaded: Module | undefined;
  /** Imports the module. A failed import is retried by the next call. */
  fetch: () => Promise<Module>;
  /** Imports the module; offline, as soon as the connection is back. Rejects on other failures, such as a removed file. */
  fetchWhenOnline: () => Promise<Module>;
}

const registry = new Set<LazyModule<unknown>>();
let isPrefetching = false;

const prefetch = (module: LazyModule<unknown>) => module.fetch().catch(() => undefined);

/** Imports all lazy modules that the loaded pages know, and those that later pages register. Failed imports are ignored. */
export async function prefetchLazyModules(): Promise<void> {
  isPrefetching = true;
  await Promise.all([...registry].map(prefetch));
}

/** Declares a dynamic import, at the top level of a file. With `isPrefetched` off only a need or a `fetch` imports it. */
export function lazyModule<Module>(load: () => Promise<Module>, { isPrefetched = true } = {}): LazyModule<Module> {
  let loaded: Module | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return loaded;
  };
  const fetchWhenOnline = (): Promise<Module> =>
    fetch().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(fetchWhenOnline);
    });
  const module = {
    get loaded() {
      return loaded;
    },
    fetch,
    fetchWhenOnline,
  };
  if (!isPrefetched) return module;
  registry.add(module);
  if (isPrefetching) void prefetch(module);
  return module;
}

/**
 * Returns the module from the first render with `isNeeded` on, `undefined` until it has loaded. It does not suspend, because
 * React shows a suspended tree only 300 ms after its fallback. Failures other than a lost connection reach the error
 * boundary, unless `mayFail`.
 */
export function useLazyModule<Module>(
  module: LazyModule<Module>,
  isNeeded = true,
  { mayFail = false } = {},
): Module | undefined {
  // `module.loaded` changes outside of React state.
  'use no memo';
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const isLoaded = module.loaded !== undefined;
  useEffect(() => {
    if (!wasNeeded || isLoaded) return;
    module.fetchWhenOnline().then(
      () => setOutcome({}),
      (error) => setOutcome(mayFail ? {} : { error }),
    );
  }, [module, wasNeeded, isLoaded, mayFail]);
  if (outcome?.error) throw outcome.error;
  return wasNeeded ? module.loaded : undefined;
}

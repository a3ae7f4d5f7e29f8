import { Component, type ComponentType, createContext, lazy, type ReactNode, useEffect, useState } from 'react';
import { Button, Inline, lazyModule, Text } from '#ui';
import { useWords } from './language';
import { useReloadOnMissingChunk } from './missing-chunk';
import { delayPageBy } from './page-readiness';
import { screenWords } from './words';

const retryDelayMs = 15_000;

/** Errors of components whose code failed to load. */
const loadFailures = new WeakSet<object>();

/** Number of retries so far, on a press, after the delay or when the connection came back. */
let retries = 0;

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a component that failed to load. Retries on a press, after a delay and when the browser is online again. */
function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const t = useWords(screenWords);
  const isReloading = useReloadOnMissingChunk(error);
  useEffect(() => {
    const later = setTimeout(onRetry, retryDelayMs);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(later);
      removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  if (isReloading) return null;
  return (
    <Inline space="s" align="center">
      <Text tone="critical">{t('offlineTitle')}</Text>
      <Button size="s" weight="soft" tone="neutral" onPress={onRetry}>
        {t('retry')}
      </Button>
    </Inline>
  );
}

/** Whether a boundary further up shows the failures of all lazy components below it. */
const Grouped = createContext(false);

interface BoundaryProps {
  children: (attempt: number) => ReactNode;
}

/** Catches load failures. All other errors reach the route's error screen. */
class Boundary extends Component<BoundaryProps, { attempt: number; error?: unknown }> {
  static override contextType = Grouped;
  declare context: boolean;
  override state: { attempt: number; error?: unknown } = { attempt: 0 };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  retry = () => {
    this.setState({ attempt: ++retries, error: undefined });
  };

  override render() {
    const { error, attempt } = this.state;
    if (error === undefined) return this.props.children(attempt);
    if (this.context || !loadFailures.has(error as object)) throw error;
    return <LoadFailed error={error} onRetry={this.retry} />;
  }
}

/** Shows one load failure for all lazy components below it. */
export const LoadBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary>
    {(attempt) => (
      <Grouped key={attempt} value={true}>
        {children}
      </Grouped>
    )}
  </Boundary>
);

// biome-ignore lint/suspicious/noExplicitAny: the props are those of the component that is loaded.
type AnyComponent = ComponentType<any>;

type ComponentName<Module> = { [Name in keyof Module]: Module[Name] extends AnyComponent ? Name : never }[keyof Module];

/**
 * Like React's `lazy` for the component `name` of a module, but a failed load is shown in its place and retried when the
 * browser is online again (React's own `lazy` caches a failed load for good), and a prefetched component renders without
 * suspending: React shows a suspended tree only 300 ms after its fallback.
 */
export function lazyComponent<Module, Name extends ComponentName<Module>>(load: () => Promise<Module>, name: Name) {
  const module = lazyModule(load, { isPrefetched: false });
  let failedIn: number | undefined;
  const fetch = () =>
    module.fetch().then(
      (loaded) => ({ default: loaded[name] as AnyComponent }),
      (error: object) => {
        failedIn = retries;
        loadFailures.add(error);
        throw error;
      },
    );
  let current = lazy(fetch);
  function LazyComponent(props: object) {
    // `module.loaded` and `current` change outside of React state.
    'use no memo';
    // Stays the same while mounted, because another component type would reset the state below.
    const [Prefetched] = useState(() => module.loaded?.[name] as AnyComponent | undefined);
    if (Prefetched) return <Prefetched {...props} />;
    return (
      <Boundary>
        {(attempt) => {
          // Replaced only after a retry: React renders a failed component several times.
          if (failedIn !== undefined && failedIn < retries) {
            failedIn = undefined;
            current = lazy(fetch);
          }
          const Part = current;
          return <Part key={attempt} {...props} />;
        }}
      </Boundary>
    );
  }
  const prefetchable = {
    /** Loads the code ahead; the next page waits for it for a moment. A failure shows when the component is rendered. */
    prefetch: () => {
      if (!module.loaded) delayPageBy(module.fetch().catch(() => undefined));
    },
  };
  return Object.assign(LazyComponent, prefetchable) as unknown as Module[Name] & typeof prefetchable;
}

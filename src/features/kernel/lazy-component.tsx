import { Component, type ComponentType, createContext, lazy, type ReactNode, useEffect, useState } from 'react';
import { Button, Inline, Text } from '#ui';
import { awaitPart } from './first-answers';
import { useWords } from './language';
import { useReloadOnMissingChunk } from './missing-chunk';
import { screenWords } from './words';

const retryDelayMs = 15_000;

/** Errors of components whose code could not be fetched. */
const loadFailures = new WeakSet<object>();

/** Number of retries so far, on a press, after the delay or when the connection came back. */
let retries = 0;

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a component that failed to load. Retries on a press, after a delay and when the browser is online again. */
function LoadFailed({ error, onRetry }: LoadFailedProps) {
  'use no memo';
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

/**
 * Like React's `lazy`, but a failed load is shown in place of the component and retried when the browser is online again
 * (React's own `lazy` caches a failed load for good), and a prefetched component renders without suspending: React
 * shows what suspended only after a third of a second.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props are those of the component that is loaded.
export function lazyComponent<Loaded extends ComponentType<any>>(load: () => Promise<{ default: Loaded }>) {
  let loaded: ComponentType<object> | undefined;
  const fetch = async () => {
    const module = await load();
    loaded = module.default as ComponentType<object>;
    return module;
  };
  let failedIn: number | undefined;
  const make = () =>
    lazy(() =>
      fetch().catch((error: object) => {
        failedIn = retries;
        loadFailures.add(error);
        throw error;
      }),
    ) as unknown as ComponentType<object>;
  let current = make();
  function LazyComponent(props: object) {
    // `loaded` and `current` change outside of React state.
    'use no memo';
    // Stays the same while it is shown: another one would lose the state within.
    const [Prefetched] = useState(() => loaded);
    if (Prefetched) return <Prefetched {...props} />;
    return (
      <Boundary>
        {(attempt) => {
          // Replaced only after a retry: React renders a failed component several times.
          if (failedIn !== undefined && failedIn < retries) {
            failedIn = undefined;
            current = make();
          }
          const Part = current;
          return <Part key={attempt} {...props} />;
        }}
      </Boundary>
    );
  }
  return Object.assign(LazyComponent as unknown as Loaded, {
    /** Loads the code ahead; the next page waits for it for a moment. A failure shows when the component is rendered. */
    // A loaded component is not imported again: the browser would answer only after a paint.
    prefetch: () => loaded || awaitPart(fetch().catch(() => undefined)),
  });
}

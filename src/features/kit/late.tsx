import { type ComponentType, useState } from 'react';
import { awaitPart } from '../kernel/first-answers';
import { lazyComponent } from '../kernel/lazy-component';

/**
 * A part of a page that comes when it is asked for. Fetched ahead, it is there at once: React holds back what it has once
 * waited for, for a third of a second, in which fast hands type.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const fetch = () =>
    load().then((part) => {
      known = part;
      return { default: part };
    });
  const Awaited = lazyComponent(fetch);
  function Late(props: Props) {
    // What is known changes outside of what React sees.
    'use no memo';
    // What is shown as one part is not shown as another, though it is known by then: it would lose what it holds.
    const [Part] = useState(() => known ?? (Awaited as ComponentType<Props>));
    return <Part {...props} />;
  }
  return Object.assign(Late, {
    /** Fetches it before it is asked for. Without a connection it is fetched again when it is. */
    // What a browser has loaded it gives again only after a paint: a page that is known would wait for that.
    fetchAhead: () => known || awaitPart(fetch().catch(() => undefined)),
  });
}

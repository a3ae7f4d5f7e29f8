import { useState, useSyncExternalStore } from 'react';
import { keeper } from './calm';
import type { Verdict } from './judge';
import type { ActorRecord, Feed, Glance } from './record';
import { isSame } from './same';

/** What of a feed concerns a component: it is drawn again when that changes, so it must stay the same until then. */
export const useGlance = <Part>(feed: Feed, part: (glance: Glance) => Part): Part =>
  useSyncExternalStore(feed.subscribe, () => part(feed.glance()));

const isSameRoster = (a: readonly ActorRecord[], b: readonly ActorRecord[]) =>
  a.length === b.length &&
  a.every(({ id, shot, graph }, index) => {
    const other = b[index];
    return other?.id === id && other.shot.status === shot.status && other.graph === graph;
  });

/** Who acts in a feed; the same list until somebody comes, goes, or is over. What they do is another matter. */
export function useRoster(feed: Feed): readonly ActorRecord[] {
  const [keep] = useState(() => keeper(isSameRoster));
  return useGlance(feed, ({ actors }) => keep(actors));
}

type Verdicts = ReadonlyMap<string, Verdict> | undefined;

const areSameVerdicts = (a: Verdicts, b: Verdicts) =>
  a?.size === b?.size && [...(a ?? [])].every(([id, verdict]) => isSame(verdict, b?.get(id)));

/** The same verdicts, as long as they say the same. */
export function useSteadyVerdicts(verdicts: Verdicts): Verdicts {
  const [keep] = useState(() => keeper<Verdicts>(areSameVerdicts));
  return keep(verdicts);
}

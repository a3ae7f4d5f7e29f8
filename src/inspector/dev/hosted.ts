import { definitionOf, stateValueOf } from '../definition';
import type { ActorRecord, Entry, Feed, Shot } from '../record';

const home = 'https://stately.ai';
// The version of the protocol of @statelyai/inspect that is spoken here.
const version = '0.7.2';
const most = 200;

/** What is posted: the inspection events of @statelyai/inspect, made of what was written down without secrets. */
export type Posted = { type: string; _version: string } & Record<string, unknown>;

const snapshotOf = ({ graph }: ActorRecord, { status, context, active }: Shot) => ({
  status,
  context,
  value: stateValueOf(graph, active),
});

const common = (sessionId: string, createdAt: number, rootId: string) => ({
  sessionId,
  rootId,
  id: null,
  createdAt: String(createdAt),
  _version: version,
});

const rootOf = (actors: readonly ActorRecord[], { id, parent }: ActorRecord): string => {
  const up = actors.find((other) => other.id === parent);
  return up ? rootOf(actors, up) : id;
};

function tellActor(actors: readonly ActorRecord[], actor: ActorRecord): Posted {
  return {
    type: '@xstate.actor',
    name: actor.name,
    definition: JSON.stringify(definitionOf(actor.graph)),
    parentId: actor.parent,
    snapshot: snapshotOf(actor, actor.shot),
    ...common(actor.id, Date.now(), rootOf(actors, actor)),
  };
}

function tellEntry(actors: readonly ActorRecord[], entry: Entry): Posted[] {
  const actor = actors.find(({ id }) => id === entry.actor);
  if (!actor) return [];
  const base = common(actor.id, Date.now(), rootOf(actors, actor));
  const sourceId = actors.find(({ name }) => name === entry.source)?.id;
  return [
    { type: '@xstate.event', event: entry.event, sourceId, ...base },
    { type: '@xstate.snapshot', event: entry.event, snapshot: snapshotOf(actor, entry.shot), ...base },
  ];
}

/** A window as far as it is needed here. */
export type Host = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>;

/**
 * Opens Stately's hosted inspector in a window of its own, and posts there what a feed writes down, until closed.
 * Nothing when the browser opens no window. To be called only where a person has asked for it.
 */
export function openHosted(feed: Feed, host: Host): (() => void) | undefined {
  const target = host.open(`${home}/inspect`, 'xstateinspector');
  if (!target) return undefined;
  const told = new Set<string>();
  let isConnected = false;
  let last = -1;
  const post = (event: Posted) => target.postMessage(event, home);
  const catchUp = () => {
    if (!isConnected) return;
    const { actors, entries } = feed.glance();
    for (const actor of actors) {
      if (told.has(actor.id)) continue;
      told.add(actor.id);
      post(tellActor(actors, actor));
    }
    for (const entry of entries.filter(({ number }) => number > last).slice(-most)) {
      for (const event of tellEntry(actors, entry)) post(event);
      last = entry.number;
    }
  };
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== home || source !== target || data?.type !== '@statelyai.connected') return;
    isConnected = true;
    // It may have been loaded again: it knows nothing.
    told.clear();
    last = -1;
    catchUp();
  };
  host.addEventListener('message', hear);
  const unsubscribe = feed.subscribe(catchUp);
  return () => {
    unsubscribe();
    host.removeEventListener('message', hear);
    if (isConnected) target.postMessage({ type: '@statelyai.disconnected' }, home);
  };
}

import type { GraphTransition } from '../graph';
import type { Chances, Chosen, Hand } from '../hand';
import type { Verdict } from '../judge';
import type { ActorRecord, Feed, Glance } from '../record';
import { openChannel, type Sent, type Verdicts, type Word } from './channel';

/** A tab of the app as the inspector's page knows it: what is seen of it, and the hand that reaches it. */
export interface WatchedTab extends Feed {
  id: string;
  title: string;
  hand: Hand;
}

type Shown = Extract<Word, { is: 'shown' }>;
type Refused = Extract<Word, { is: 'refused' }>;

const empty: Glance = { actors: [], entries: [], messages: [], at: 0 };
const none: ReadonlyMap<string, Verdict> = new Map();

/** The feed of one tab: what it last showed, with the clock going on in between. */
class Told implements WatchedTab {
  readonly id: string;
  title = '';
  #glance = empty;
  #verdicts: Verdicts = new Map();
  #refused: Refused | undefined;
  #heardAt = 0;
  readonly #send: (sent: Sent) => void;
  readonly #listeners = new Set<() => void>();

  constructor(id: string, send: (sent: Sent) => void) {
    this.id = id;
    this.#send = send;
  }

  take({ title, glance, verdicts }: Shown) {
    // What was refused stays on screen until something is taken.
    if (glance.entries.length !== this.#glance.entries.length) this.#refused = undefined;
    this.title = title;
    this.#heardAt = performance.now() - glance.at;
    this.#glance = glance;
    this.#verdicts = verdicts;
    this.#tell();
  }

  refuse(refused: Refused) {
    this.#refused = refused;
    this.tick();
  }

  /** Lets the clock go on. */
  tick = () => {
    this.#glance = { ...this.#glance, at: performance.now() - this.#heardAt };
    this.#tell();
  };

  glance = () => this.#glance;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly hand: Hand = {
    chances: ({ id }): Chances => ({
      verdicts: this.#verdicts.get(id) ?? none,
      questions: [],
      ...(this.#refused?.actor === id && { refused: this.#refused }),
    }),
    take: (actor: ActorRecord, { event }: GraphTransition) => this.hand.send(actor, event, {}),
    send: ({ id }, event, { value }: Chosen) => this.#send({ tab: this.id, actor: id, event, value }),
    samples: () => ({}),
    preview: () => undefined,
  };

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

/** Hears the tabs that run, until closed; calls back when one comes or goes. */
export function hearTabs(onChange: (tabs: WatchedTab[]) => void): () => void {
  const channel = openChannel();
  const tabs = new Map<string, Told>();
  const say = (word: Word) => channel.postMessage(word);
  const send = (sent: Sent) => say({ is: 'sent', ...sent });
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'refused') tabs.get(data.tab)?.refuse(data);
    if (data.is === 'gone' && tabs.delete(data.tab)) onChange([...tabs.values()]);
    if (data.is !== 'shown') return;
    const known = tabs.get(data.tab) ?? new Told(data.tab, send);
    known.take(data);
    if (!tabs.has(data.tab)) onChange([...tabs.set(data.tab, known).values()]);
  };
  say({ is: 'asked' });
  const ticks = setInterval(() => {
    for (const tab of tabs.values()) tab.tick();
  }, 250);
  return () => {
    clearInterval(ticks);
    channel.close();
  };
}

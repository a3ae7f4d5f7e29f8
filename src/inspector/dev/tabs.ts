import type { GraphTransition } from '../graph';
import type { Chances, Chosen, Hand } from '../hand';
import type { Verdict } from '../judge';
import type { ActorRecord, Feed, Glance } from '../record';
import { openChannel, type Sent, type Told, type Verdicts, type Word } from './channel';
import { Rebuilt } from './rebuilt';

/** A tab of the app as the inspector's page knows it: what is seen of it, and the hand that reaches it. */
export interface WatchedTab extends Feed {
  id: string;
  title: string;
  hand: Hand;
}

type Refused = Extract<Word, { is: 'refused' }>;

const empty: Glance = { actors: [], entries: [], messages: [], at: 0 };
const none: ReadonlyMap<string, Verdict> = new Map();

// What is missing is asked for again no sooner: some of what was told before may still be on its way.
const patience = 1_000;

/** The feed of one tab: what it last told, with the clock going on in between. */
class HeardTab implements WatchedTab {
  readonly id: string;
  title = '';
  #glance = empty;
  #verdicts: Verdicts = new Map();
  #refused: Refused | undefined;
  #heardAt = 0;
  #rebuilt = new Rebuilt();
  #telling: number | undefined;
  #next = 0;
  /** Whether there is something to see of it. */
  isKnown = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #send: (sent: Sent) => void;
  readonly #ask: () => void;
  readonly #listeners = new Set<() => void>();

  constructor(id: string, send: (sent: Sent) => void, ask: () => void) {
    this.id = id;
    this.#send = send;
    this.#ask = ask;
  }

  /** Hears a part of what the tab tells, and asks for all of it where one before it is missing. */
  hear({ telling, number, title, at, words, isLast }: Told) {
    if (number === 0) {
      this.#telling = telling;
      [this.#rebuilt, this.#next] = [new Rebuilt(), 0];
    }
    if (telling !== this.#telling || number !== this.#next) return this.#miss();
    this.#next += 1;
    this.#rebuilt.hear(words);
    // Until all of a moment has been told, what was seen before stays.
    if (isLast) this.#show(title, at);
  }

  #miss() {
    this.#telling = undefined;
    if (performance.now() - this.#askedAt < patience) return;
    this.#askedAt = performance.now();
    this.#ask();
  }

  #show(title: string, at: number) {
    const glance = this.#rebuilt.glance(at);
    // What was refused stays on screen until something is taken.
    if (glance.entries.at(-1)?.number !== this.#glance.entries.at(-1)?.number) this.#refused = undefined;
    this.isKnown = true;
    this.title = title;
    this.#heardAt = performance.now() - at;
    this.#glance = glance;
    this.#verdicts = this.#rebuilt.verdicts;
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
  const by = crypto.randomUUID();
  const tabs = new Map<string, HeardTab>();
  const say = (word: Word) => channel.postMessage(word);
  const send = (sent: Sent) => say({ is: 'sent', ...sent });
  const known = () => [...tabs.values()].filter(({ isKnown }) => isKnown);
  const hear = (told: Told) => {
    const { tab } = told;
    const heard = tabs.get(tab) ?? new HeardTab(tab, send, () => say({ is: 'asked', by, tab }));
    tabs.set(tab, heard);
    const wasKnown = heard.isKnown;
    heard.hear(told);
    if (heard.isKnown !== wasKnown) onChange(known());
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'opened') say({ is: 'asked', by, tab: data.tab });
    if (data.is === 'refused') tabs.get(data.tab)?.refuse(data);
    if (data.is === 'gone' && tabs.delete(data.tab)) onChange(known());
    if (data.is === 'told') hear(data);
  };
  say({ is: 'asked', by });
  const ticks = setInterval(() => {
    for (const tab of known()) tab.tick();
  }, 250);
  return () => {
    clearInterval(ticks);
    say({ is: 'left', by });
    channel.close();
  };
}

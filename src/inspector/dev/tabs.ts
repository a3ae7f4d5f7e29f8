import type { Feed, Glance } from '../record';
import { openChannel, type Word } from './channel';

/** A tab of the app as the inspector's page knows it. */
export interface WatchedTab extends Feed {
  id: string;
  title: string;
}

const empty: Glance = { actors: [], entries: [], messages: [], at: 0 };

/** The feed of one tab: what it last showed, with the clock going on in between. */
class Told implements WatchedTab {
  readonly id: string;
  title = '';
  #glance = empty;
  #heardAt = 0;
  readonly #listeners = new Set<() => void>();

  constructor(id: string) {
    this.id = id;
  }

  take(title: string, glance: Glance) {
    this.title = title;
    this.#heardAt = performance.now() - glance.at;
    this.#glance = glance;
    this.#tell();
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

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

/** Hears the tabs that run, until closed; calls back when one comes or goes. */
export function hearTabs(onChange: (tabs: WatchedTab[]) => void): () => void {
  const channel = openChannel();
  const tabs = new Map<string, Told>();
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'gone' && tabs.delete(data.tab)) onChange([...tabs.values()]);
    if (data.is !== 'shown') return;
    const known = tabs.get(data.tab) ?? new Told(data.tab);
    known.take(data.title, data.glance);
    if (!tabs.has(data.tab)) onChange([...tabs.set(data.tab, known).values()]);
  };
  channel.postMessage({ is: 'asked' } satisfies Word);
  const ticks = setInterval(() => {
    for (const tab of tabs.values()) tab.tick();
  }, 250);
  return () => {
    clearInterval(ticks);
    channel.close();
  };
}

import type { Refusal, Verdict } from '../judge';

/** What would become of the transitions of each actor now. */
export type Verdicts = ReadonlyMap<string, ReadonlyMap<string, Verdict>>;

/** An event that the page sends to an actor of a tab. */
export interface Sent {
  tab: string;
  actor: string;
  event: string;
  value?: unknown;
}

/** Part of what a tab tells: what is new since the part before it, as differences. */
export interface Told {
  tab: string;
  /** Which telling of the tab it belongs to: each begins with all there is. */
  telling: number;
  /** Its place in that telling, from 0. */
  number: number;
  title: string;
  /** Milliseconds since the recorder began. */
  at: number;
  words: readonly unknown[];
  /** Whether all that was new at one moment has been told with it. */
  isLast: boolean;
}

/** What tabs and the inspector's page tell one another. What tabs tell is plain data without secrets. */
export type Word =
  /** A tab has something to show to whoever asks. */
  | { is: 'opened'; tab: string }
  | ({ is: 'told' } & Told)
  | { is: 'gone'; tab: string }
  /** A page watches from now on, or has missed something: one tab, or each, tells it all that it has. */
  | { is: 'asked'; by: string; tab?: string }
  /** A page watches no longer. */
  | { is: 'left'; by: string }
  | ({ is: 'sent' } & Sent)
  | ({ is: 'refused'; tab: string; actor: string; event: string } & Refusal);

/** The channel of one origin between the tabs that run and the page that watches. */
export const openChannel = () => new BroadcastChannel('trama-inspector');

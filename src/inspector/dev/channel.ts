import type { Verdict } from '../judge';
import type { Refusal } from '../local-hand';
import type { Glance } from '../record';

/** What would become of the transitions of each actor now. */
export type Verdicts = ReadonlyMap<string, ReadonlyMap<string, Verdict>>;

/** An event that the page sends to an actor of a tab. */
export interface Sent {
  tab: string;
  actor: string;
  event: string;
  value?: unknown;
}

/** What tabs and the inspector's page tell one another. What tabs tell is plain data without secrets. */
export type Word =
  | { is: 'shown'; tab: string; title: string; glance: Glance; verdicts: Verdicts }
  | { is: 'gone'; tab: string }
  /** The page has opened: whoever runs shows what it has. */
  | { is: 'asked' }
  | ({ is: 'sent' } & Sent)
  | ({ is: 'refused'; tab: string; actor: string; event: string } & Refusal);

/** The channel of one origin between the tabs that run and the page that watches. */
export const openChannel = () => new BroadcastChannel('trama-inspector');

import type { Glance } from '../record';

/** What tabs and the inspector's page tell one another. All of it is plain data without secrets. */
export type Word =
  | { is: 'shown'; tab: string; title: string; glance: Glance }
  | { is: 'gone'; tab: string }
  /** The page has opened: whoever runs shows what it has. */
  | { is: 'asked' };

/** The channel of one origin between the tabs that run and the page that watches. */
export const openChannel = () => new BroadcastChannel('trama-inspector');

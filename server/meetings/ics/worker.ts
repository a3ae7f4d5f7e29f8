import { parentPort } from 'node:worker_threads';
import { type ReadMeeting, readIcs, type Unread } from './read.ts';

/** A calendar file to read. */
export interface IcsFile {
  text: string;
  /** The zone of times without one. */
  zone: string;
  now: string;
}
export type FromIcsThread =
  | { type: 'ready' }
  | { type: 'read'; meetings: ReadMeeting[] | Unread }
  | { type: 'failed'; stack: string };

const port = parentPort;
if (!port) throw new Error('This module is a worker.');
const post = (message: FromIcsThread) => port.postMessage(message);

port.on('message', ({ text, zone, now }: IcsFile) => {
  try {
    post({ type: 'read', meetings: readIcs(text, { zone, now }) });
  } catch (error) {
    post({ type: 'failed', stack: String((error as Error).stack) });
  }
});
post({ type: 'ready' });

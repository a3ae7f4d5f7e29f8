import { deliver, verdictsOf } from '../local-hand';
import type { Recorder } from '../recorder';
import { openChannel, type Word } from './channel';
import type { Phrase } from './differences';
import { News } from './news';

// A slice of what is told ends with whichever comes first: so many words, characters of text, or milliseconds.
const mostWords = 6_000;
const mostText = 64 * 1024;
const mostTime = 4;
/** Milliseconds between a change and its telling, and between two slices: the app works then. */
const [calm, pause] = [50, 10];

/** The next slice of what is to be told; nothing is left once it is the last. */
function sliceOf(phrases: Iterator<Phrase>): { words: unknown[]; isLast: boolean } {
  const words: unknown[] = [];
  const end = performance.now() + mostTime;
  let text = 0;
  for (let count = 1; ; count++) {
    const { value, done } = phrases.next();
    if (done) return { words, isLast: true };
    for (const word of value as Phrase) {
      words.push(word);
      if (typeof word === 'string') text += word.length;
    }
    const isLate = count % 100 === 0 && performance.now() > end;
    if (isLate || words.length > mostWords || text > mostText) return { words, isLast: false };
  }
}

/**
 * Tells the inspector's page what the actors of a recorder do, and does to them what the page asks, until stopped.
 * While no page watches it does nothing. One that asks is told all, and after that what is new, a slice at a time.
 */
export function tell(recorder: Recorder, titleOf: () => string): () => void {
  const channel = openChannel();
  const tab = crypto.randomUUID();
  const say = (word: Word) => channel.postMessage(word);
  const watchers = new Set<string>();
  let [telling, number] = [0, 0];
  let news = new News();
  let phrases: Iterator<Phrase> | undefined;
  let isBehind = false;
  let wait: ReturnType<typeof setTimeout> | undefined;

  const plan = (ms: number) => {
    if (watchers.size) wait ??= setTimeout(go, ms);
  };
  const go = () => {
    wait = undefined;
    if (!phrases) isBehind = false;
    phrases ??= news.of(recorder.glance(), (actor) => verdictsOf(recorder, actor));
    const slice = sliceOf(phrases);
    say({ is: 'told', tab, telling, number: number++, title: titleOf(), at: recorder.now(), ...slice });
    if (slice.isLast) phrases = undefined;
    if (phrases) plan(pause);
    else if (isBehind) plan(calm);
  };
  const hush = () => {
    clearTimeout(wait);
    wait = undefined;
    phrases = undefined;
  };
  const tellAll = () => {
    hush();
    [telling, number] = [telling + 1, 0];
    news = new News();
    plan(0);
  };
  const unsubscribe = recorder.subscribe(() => {
    isBehind = true;
    plan(calm);
  });
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'asked' && (data.tab ?? tab) === tab) {
      watchers.add(data.by);
      tellAll();
    }
    if (data.is === 'left' && watchers.delete(data.by) && !watchers.size) hush();
    if (data.is !== 'sent' || data.tab !== tab) return;
    const { actor, event, value } = data;
    const refusal = deliver(recorder, actor, event, value);
    if (!refusal) return;
    say({ is: 'refused', tab, actor, event, ...refusal });
    // What the page believed is no longer so.
    isBehind = true;
    plan(0);
  };
  say({ is: 'opened', tab });
  return () => {
    hush();
    unsubscribe();
    say({ is: 'gone', tab });
    channel.close();
  };
}

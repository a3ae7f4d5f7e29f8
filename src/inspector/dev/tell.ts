import { deliver, verdictsOf } from '../local-hand';
import type { Recorder } from '../recorder';
import { openChannel, type Word } from './channel';

/** Tells the inspector's page what the actors of a recorder do, and does to them what the page asks, until stopped. */
export function tell(recorder: Recorder, titleOf: () => string): () => void {
  const channel = openChannel();
  const tab = crypto.randomUUID();
  const say = (word: Word) => channel.postMessage(word);
  let wait: ReturnType<typeof setTimeout> | undefined;

  const verdicts = () => new Map(recorder.actors.map((actor) => [actor.id, verdictsOf(recorder, actor)]));
  const show = () => {
    wait = undefined;
    say({ is: 'shown', tab, title: titleOf(), glance: recorder.glance(), verdicts: verdicts() });
  };
  const unsubscribe = recorder.subscribe(() => {
    wait ??= setTimeout(show, 50);
  });
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'asked') show();
    if (data.is !== 'sent' || data.tab !== tab) return;
    const { actor, event, value } = data;
    const refusal = deliver(recorder, actor, event, value);
    if (!refusal) return;
    say({ is: 'refused', tab, actor, event, ...refusal });
    // What the page believed is no longer so.
    show();
  };
  return () => {
    clearTimeout(wait);
    unsubscribe();
    say({ is: 'gone', tab });
    channel.close();
  };
}

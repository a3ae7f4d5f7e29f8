import { Recorder } from '../recorder';
import { openChannel, type Word } from './channel';

// Runs in every page of a development build before the app does, and tells the inspector's page what its machines do.
const recorder = new Recorder(() => performance.now());
const channel = openChannel();
const tab = crypto.randomUUID();
const say = (word: Word) => channel.postMessage(word);
let isWaiting = false;

const show = () => {
  isWaiting = false;
  say({ is: 'shown', tab, title: document.title, glance: recorder.glance() });
};

recorder.subscribe(() => {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(show, 50);
});
channel.onmessage = ({ data }: MessageEvent<Word>) => {
  if (data.is === 'asked') show();
};
addEventListener('pagehide', () => say({ is: 'gone', tab }));

(globalThis as { watchMachines?: Recorder['inspect'] }).watchMachines = recorder.inspect;

import { Recorder } from '../recorder';
import { tell } from './tell';

// Runs in every page of a development build before the app does, and tells the inspector's page what its machines do.
const recorder = new Recorder(() => performance.now());
let stop = tell(recorder, () => document.title);

addEventListener('pagehide', () => stop());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  stop = tell(recorder, () => document.title);
  recorder.tell();
});

(globalThis as { watchMachines?: Recorder['inspect'] }).watchMachines = recorder.inspect;

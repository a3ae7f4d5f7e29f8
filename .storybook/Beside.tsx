import { type ReactNode, useEffect, useState } from 'react';
import { Recorder } from '../src/inspector/recorder';
import { Workbench } from '../src/inspector/Workbench';
import { useInspectorWords } from '../src/inspector/words';
import { SplitPane } from '../src/ui';

/** A story with the machines that it runs beside it. */
export function Beside({ children }: { children: ReactNode }) {
  const words = useInspectorWords();
  const [recorder] = useState(() => {
    const start = performance.now();
    const made = new Recorder(() => performance.now() - start);
    // Before the story, whose machines look for it when they start.
    globalThis.watchMachines = made.inspect;
    return made;
  });
  useEffect(() => {
    const ticks = setInterval(recorder.tell, 250);
    return () => {
      clearInterval(ticks);
      // A story that is drawn anew has its own by now.
      if (globalThis.watchMachines === recorder.inspect) globalThis.watchMachines = undefined;
    };
  }, [recorder]);
  return (
    <SplitPane
      label={words.share}
      defaultShare={50}
      start={children}
      end={<Workbench feed={recorder} place="beside" />}
    />
  );
}

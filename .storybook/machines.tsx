import type { Decorator } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Recorder } from '../src/inspector/recorder';
import { useInspectorWords } from '../src/inspector/words';
import { SplitPane } from '../src/ui';

const Workbench = lazy(async () => ({ default: (await import('../src/inspector/Workbench')).Workbench }));

function Beside({ children }: { children: ReactNode }) {
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
      globalThis.watchMachines = undefined;
    };
  }, [recorder]);
  return (
    <SplitPane
      label={words.share}
      defaultShare={50}
      start={children}
      end={
        <Suspense>
          <Workbench feed={recorder} place="beside" />
        </Suspense>
      }
    />
  );
}

/** Shows the machines that a story runs beside it: by `parameters.inspect`, or by the toolbar. */
export const withMachines: Decorator = (Story, { parameters, globals, id }) =>
  parameters.inspect || globals.machines === 'beside' ? (
    <Beside key={id}>
      <Story />
    </Beside>
  ) : (
    <Story />
  );

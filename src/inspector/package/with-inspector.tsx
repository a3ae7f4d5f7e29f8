import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { localHandOf } from '../local-hand';
import { Recorder } from '../recorder';
import { Workbench } from '../Workbench';
import { Enclosure, type EnclosureProps } from './Enclosure';
import { hearActors } from './watch';

const halves: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))',
  minHeight: '100vh',
};

function Beside({ children, ...frame }: EnclosureProps & { children: ReactNode }) {
  const [{ recorder, hand }] = useState(() => {
    const start = performance.now();
    const made = new Recorder(() => performance.now() - start);
    // Before the story, whose machines start with it.
    hearActors(made);
    return { recorder: made, hand: localHandOf(made) };
  });
  useEffect(() => {
    const leave = hearActors(recorder);
    const ticks = setInterval(recorder.tell, 250);
    return () => {
      clearInterval(ticks);
      leave();
    };
  }, [recorder]);
  return (
    <div style={halves}>
      <div>{children}</div>
      <Enclosure {...frame}>
        <Workbench feed={recorder} hand={hand} place="beside" />
      </Enclosure>
    </div>
  );
}

/**
 * A decorator of Storybook: shows beside a story the machines that it runs with the option `inspect`. `parameters.inspector` is `false` where it
 * should not, or says its theme and language. Among others on a page of prose a story stands alone: there, the machines
 * of all would be beside each.
 */
export const withInspector = (
  Story: ComponentType,
  { id, parameters, viewMode }: { id: string; parameters: { inspector?: false | EnclosureProps }; viewMode?: string },
) =>
  parameters.inspector === false || viewMode === 'docs' ? (
    <Story />
  ) : (
    <Beside key={id} {...parameters.inspector}>
      <Story />
    </Beside>
  );

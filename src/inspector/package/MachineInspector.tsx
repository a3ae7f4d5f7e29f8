import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Inspector } from '../Inspector';
import { type Stage, stageOf } from '../stage';
import { Enclosure, type EnclosureProps } from './Enclosure';

export interface MachineInspectorProps<Machine extends AnyStateMachine> extends EnclosureProps, Stage<Machine> {
  /** What is done to it first, a line for each act, as "Copy script" writes it. */
  script?: string;
  /** Keeps the session in the address, so that a link shows it again. */
  isInAddress?: boolean;
}

/** A machine on a stage of its own: drawn, driven by hand under a virtual clock, its promises answered by hand. */
export function MachineInspector<Machine extends AnyStateMachine>({
  theme,
  language,
  script,
  isInAddress,
  ...stage
}: MachineInspectorProps<Machine>) {
  // As it first was: what a page writes in place is another object each time it is drawn.
  const [scenarios] = useState(() => {
    const { id } = stage.machine;
    return [{ id, name: { pt: id, en: id }, stage: stageOf(stage), script }];
  });
  return (
    <Enclosure theme={theme} language={language}>
      <Inspector scenarios={scenarios} isInAddress={isInAddress} />
    </Enclosure>
  );
}

import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

export interface AnnouncerProps {
  /** The words to read, and a number that grows each time they are to be read. */
  said: { text: string; turn: number };
}

/** Reads aloud what has just changed, when only the eye would notice. The same words twice are read twice. */
export function Announcer({ said }: AnnouncerProps) {
  return (
    <span role="status" className={hidden}>
      <span key={said.turn}>{said.text}</span>
    </span>
  );
}

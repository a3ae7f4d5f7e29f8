import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

export interface AnnouncerProps {
  /** Text to announce, and a number that increases with each announcement. */
  said: { text: string; turn: number };
}

/** Announces changes that are otherwise only visible. The same text can be announced twice. */
export function Announcer({ said }: AnnouncerProps) {
  return (
    <span role="status" className={hidden}>
      <span key={said.turn}>{said.text}</span>
    </span>
  );
}

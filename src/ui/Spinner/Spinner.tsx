import { spinner } from './Spinner.css';

export interface SpinnerProps {
  /** Accessible name, if no adjacent text says what is loading. */
  label?: string;
}

/** Indicates a running task. It takes the colour of the text. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <svg
      className={spinner}
      viewBox="0 0 16 16"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

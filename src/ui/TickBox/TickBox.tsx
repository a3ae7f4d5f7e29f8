import type { KeyboardEvent, SyntheticEvent } from 'react';
import { box } from './TickBox.css';

export interface TickBoxProps {
  /** Read aloud; on screen what stands beside it says it. */
  label: string;
  /** Whether the box is ticked. */
  isSelected: boolean;
  /** Some of what it stands for is selected, but not all. */
  isIndeterminate?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** With Shift held, whoever keeps the list takes a whole range. */
  onChange: (isSelected: boolean, withShift: boolean) => void;
  /** `-1` keeps it out of the way of Tab, where the list walks it by arrows. */
  tabIndex?: number;
}

// Where the whole row can be pressed, a press here is none of the row's.
const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepKeys = (event: KeyboardEvent) => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
};

/** The check box of a row among hundreds: the browser's own, so that it costs next to nothing. In forms, use `Checkbox`. */
export function TickBox({ label, isSelected, isIndeterminate = false, isDisabled, onChange, tabIndex }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={box}
      aria-label={label}
      tabIndex={tabIndex}
      disabled={isDisabled}
      checked={isSelected}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
      onKeyDown={keepKeys}
      onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

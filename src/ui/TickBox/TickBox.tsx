import type { KeyboardEvent, SyntheticEvent } from 'react';
import { box } from './TickBox.css';

export interface TickBoxProps {
  /** Accessible name; visually the adjacent content names it. */
  label: string;
  /** Whether it is checked. */
  isSelected: boolean;
  /** Whether only a part of the selection is checked. */
  isIndeterminate?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Called with the new state; with Shift, the caller can select a range. */
  onChange: (isSelected: boolean, withShift: boolean) => void;
  /** Tab index; `-1` in a list with roving focus. */
  tabIndex?: number;
}

// The press must not reach a pressable row.
const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepKeys = (event: KeyboardEvent) => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
};

/** The checkbox of a row: a native input, because lists have hundreds. In forms, use `Checkbox`. */
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

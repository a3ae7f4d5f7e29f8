import { X } from 'lucide-react';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Popover, type PopoverProps } from '../Popover/Popover';
import * as styles from './FilterChip.css';

export interface FilterChipProps {
  /** What is narrowed: Situação. */
  label: string;
  /** What it is narrowed to. A filter that is there or not has none. */
  value?: string;
  /** The name of the button that takes it away. */
  removeLabel: string;
  /** Takes the filter away. */
  onRemove: () => void;
  /** Where it is chosen anew; it opens where the chip stands. */
  children?: PopoverProps['children'];
}

/** A filter that is set: what it is, a press to change it, a cross to take it away. */
export function FilterChip({ label, value, removeLabel, onRemove, children }: FilterChipProps) {
  const words = (
    <>
      <span className={styles.label}>{value === undefined ? label : `${label}: `}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  );
  return (
    <span className={styles.chip}>
      {children ? (
        <Popover
          label={label}
          trigger={<ButtonElement className={styles.words({ isPressed: true })}>{words}</ButtonElement>}
        >
          {children}
        </Popover>
      ) : (
        <span className={styles.words()}>{words}</span>
      )}
      <ButtonElement className={styles.remove} aria-label={removeLabel} onPress={onRemove}>
        <Icon icon={X} size="s" />
      </ButtonElement>
    </span>
  );
}

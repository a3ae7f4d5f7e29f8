import { X } from 'lucide-react';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Popover, type PopoverProps } from '../Popover/Popover';
import * as styles from './FilterChip.css';

export interface FilterChipProps {
  /** Label of the filter: Situação. */
  label: string;
  /** Value of the filter; undefined for a filter without options. */
  value?: string;
  /** Accessible label of the remove button. */
  removeLabel: string;
  /** Called to remove the filter. */
  onRemove: () => void;
  /** Popover content that changes the value; opens at the chip. */
  children?: PopoverProps['children'];
}

/** An active filter: a press changes it, the cross removes it. */
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

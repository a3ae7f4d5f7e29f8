import type { LucideIcon } from 'lucide-react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { toggle } from '../ToggleButton/ToggleButton.css';
import * as styles from './ToggleButtonGroup.css';

export interface ToggleOption {
  id: string;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps {
  /** What is being chosen, for a screen reader. */
  label: string;
  /** What may be chosen: each with an id, a label and, where wanted, an icon. */
  options: ToggleOption[];
  /** `single` always keeps one pressed; `multiple` may leave none. */
  selectionMode?: 'single' | 'multiple';
  /** The ids of what is pressed, when the caller keeps them. */
  selectedKeys?: Iterable<string>;
  /** The ids of what is pressed to begin with, when the group keeps them itself. */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all that is now pressed. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Only icons: the labels are read aloud. */
  isIconOnly?: boolean;
  /** `full` takes all the room there is, in equal parts. */
  width?: 'auto' | 'full';
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
}

/** A short choice that takes effect at once: how a list is shown, a period. Arrows move, Space presses. */
export function ToggleButtonGroup({
  label,
  options,
  selectionMode = 'single',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  size,
  isIconOnly = false,
  width = 'auto',
  isDisabled,
}: ToggleButtonGroupProps) {
  const look = button({ tone: 'neutral', weight: 'soft', size, shape: isIconOnly ? 'icon' : 'text' });
  const isFull = width === 'full';
  return (
    <AriaToggleButtonGroup
      aria-label={label}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      selectedKeys={selectedKeys}
      defaultSelectedKeys={defaultSelectedKeys}
      onSelectionChange={(keys) => onSelectionChange?.(new Set([...keys].map(String)))}
      isDisabled={isDisabled}
      className={isFull ? `${styles.group} ${styles.fullWidth}` : styles.group}
    >
      {options.map(({ id, label: words, icon, isDisabled: isOff }) => (
        <AriaToggleButton
          key={id}
          id={id}
          isDisabled={isOff}
          aria-label={isIconOnly ? words : undefined}
          className={`${look} ${toggle} ${isFull ? styles.stretched : ''}`}
        >
          {icon && <Icon icon={icon} />}
          {!isIconOnly && <span className={styles.words}>{words}</span>}
        </AriaToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}

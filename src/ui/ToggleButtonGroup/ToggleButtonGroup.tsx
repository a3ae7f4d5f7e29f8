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
  options: ToggleOption[];
  /** `single` always keeps one pressed; `multiple` may leave none. */
  selectionMode?: 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  size?: 's' | 'm';
  /** Only icons: the labels are read aloud. */
  isIconOnly?: boolean;
  width?: 'auto' | 'full';
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

import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { toggled, useKeys } from '../key-sets';
import { toggle } from '../ToggleButton/ToggleButton.css';
import * as styles from './ToggleButtonGroup.css';

export interface ToggleOption {
  id: string;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** Options, each with an id, a label and an optional icon. */
  options: ToggleOption[];
  /** Selection mode: `single` always keeps one selected; `multiple` allows none. */
  selectionMode?: 'single' | 'multiple';
  /** Selected ids (controlled). */
  selectedKeys?: Iterable<string>;
  /** Initially selected ids (uncontrolled). */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with all selected ids. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Whether only icons are visible; the labels are accessible names. */
  isIconOnly?: boolean;
  /** Width: `full` fills the line with equal parts. */
  width?: 'auto' | 'full';
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
}

/** Moves the focus to the adjacent button. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const isBackward = getComputedStyle(event.currentTarget).direction === 'rtl';
  const at = buttons.findIndex((each) => each.matches(':focus'));
  buttons[at + (isBackward ? -by : by)]?.focus();
}

/** A short choice with an immediate effect: how a list is displayed, a period. Arrow keys move, Space selects. */
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
  const [chosen, setChosen] = useKeys(selectedKeys, defaultSelectedKeys, onSelectionChange);
  const [focused, setFocused] = useState<string>();
  const look = button({ tone: 'neutral', weight: 'soft', size, shape: isIconOnly ? 'icon' : 'text' });
  const isFull = width === 'full';
  const isSingle = selectionMode === 'single';
  // A single tab stop: the last focused button, else the selected one.
  const able = options.filter((option) => !option.isDisabled);
  const stop = able.find(({ id }) => id === focused) ?? able.find(({ id }) => chosen.has(id)) ?? able[0];
  const press = (id: string) => {
    if (!isSingle) setChosen(toggled(chosen, id));
    else if (!chosen.has(id)) setChosen(new Set([id]));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: it has one of two roles.
    <div
      role={isSingle ? 'radiogroup' : 'toolbar'}
      aria-label={label}
      onKeyDown={step}
      className={isFull ? `${styles.group} ${styles.fullWidth}` : styles.group}
    >
      {options.map(({ id, label: words, icon, isDisabled: isOff }) => {
        const isOn = chosen.has(id);
        return (
          <ButtonElement
            key={id}
            {...(isSingle ? { role: 'radio', 'aria-checked': isOn } : { 'aria-pressed': isOn })}
            isDisabled={isDisabled || isOff}
            tabIndex={id === stop?.id ? 0 : -1}
            aria-label={isIconOnly ? words : undefined}
            data-selected={isOn || undefined}
            className={`${look} ${toggle} ${isFull ? styles.stretched : ''}`}
            onFocus={() => setFocused(id)}
            onPress={() => press(id)}
          >
            {icon && <Icon icon={icon} />}
            {!isIconOnly && <span className={styles.words}>{words}</span>}
          </ButtonElement>
        );
      })}
    </div>
  );
}

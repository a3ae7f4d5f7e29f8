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

/** To the button beside the one with the focus. */
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
  const [chosen, setChosen] = useKeys(selectedKeys, defaultSelectedKeys, onSelectionChange);
  const [focused, setFocused] = useState<string>();
  const look = button({ tone: 'neutral', weight: 'soft', size, shape: isIconOnly ? 'icon' : 'text' });
  const isFull = width === 'full';
  const isSingle = selectionMode === 'single';
  // One stop of the keyboard: where it was, else what is chosen.
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

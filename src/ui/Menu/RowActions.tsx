import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { MenuTrigger } from './Menu';

export interface RowActionsProps {
  /** Accessible name of the button. */
  label: string;
  /** Icon of the button. */
  icon?: LucideIcon;
  /** `Menu`, or a component that renders one; mounted on the first press. */
  children: ReactNode;
}

/** A press here must not open or select the row around it. */
const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

/** The action menu of a row. It is a plain button until it is opened, because hundreds of menus would be slow. */
export function RowActions({ label, icon = Ellipsis, children }: RowActionsProps) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole)
    return (
      <WholeMenu label={label} icon={icon}>
        {children}
      </WholeMenu>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') keepFromRow(event);
    if (event.key !== 'ArrowDown' || event.altKey) return;
    event.preventDefault();
    keepFromRow(event);
    setWhole(true);
  };
  return (
    <button
      type="button"
      className={styles.button({ tone: 'neutral', weight: 'quiet', size: 's', shape: 'icon' })}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={(event) => {
        keepFromRow(event);
        setWhole(true);
      }}
      onKeyDown={onKeyDown}
    >
      <Icon icon={icon} />
    </button>
  );
}

function WholeMenu({ label, icon, children }: Required<RowActionsProps>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The replacing button takes the focus before the menu opens, so that the menu restores it there. `autoFocus` would
  // be a frame late after a press by a screen reader.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton ref={button} label={label} icon={icon} size="s" />
      {children}
    </MenuTrigger>
  );
}

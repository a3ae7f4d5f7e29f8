import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { MenuTrigger } from './Menu';

export interface RowActionsProps {
  /** The accessible name of its button. */
  label: string;
  /** What its button shows. */
  icon?: LucideIcon;
  /** A `Menu`, or what draws one: nothing of it is there before somebody opens it. */
  children: ReactNode;
}

/** What is pressed here is no press of the row around it, which may be chosen or opened by one. */
const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

/** The acts of one of many rows. Until somebody opens it there is but a plain button: hundreds of menus would be slow. */
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
  // The button that takes the place of the first has the focus before the menu opens, and so gets it back. `autoFocus`
  // would come a frame late after a press by a screen reader.
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

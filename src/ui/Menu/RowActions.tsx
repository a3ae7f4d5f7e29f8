import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { MenuTrigger } from './Menu';

export interface RowActionsProps {
  /** The accessible name of its button. */
  label: string;
  /** A `Menu`, or what draws one: nothing of it is there before somebody opens it. */
  children: ReactNode;
}

/** The acts of one of many rows. Until somebody opens it there is but a plain button: hundreds of menus would be slow. */
export function RowActions({ label, children }: RowActionsProps) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <WholeMenu label={label}>{children}</WholeMenu>;
  return (
    <button
      type="button"
      className={styles.button({ tone: 'neutral', weight: 'quiet', size: 's', shape: 'icon' })}
      aria-haspopup="menu"
      aria-label={label}
      onClick={() => setWhole(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.stopPropagation();
        setWhole(true);
      }}
    >
      <Icon icon={Ellipsis} />
    </button>
  );
}

function WholeMenu({ label, children }: RowActionsProps) {
  // Not before it was opened once: a page that was left and comes back opens nothing again.
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // The button that takes the place of the first has the focus before the menu opens, and so gets it back. `autoFocus`
  // would come a frame late after a press by a screen reader.
  useEffect(() => {
    if (isOpen !== undefined) return;
    button.current?.focus();
    setOpen(true);
  }, [isOpen]);
  return (
    <MenuTrigger isOpen={isOpen === true} onOpenChange={setOpen}>
      <IconButton ref={button} label={label} icon={Ellipsis} size="s" />
      {children}
    </MenuTrigger>
  );
}

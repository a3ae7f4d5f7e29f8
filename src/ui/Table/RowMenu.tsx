import { ButtonElement } from '../Button/ButtonElement';
import { Menu, type MenuEntry, MenuTrigger } from '../Menu/Menu';
import * as styles from './RowMenu.css';

export interface RowMenuProps {
  /** Names the menu for a screen reader. */
  label: string;
  /** The acts, in their order. */
  items: MenuEntry[];
  /** Where in the window it opens. */
  at: { x: number; y: number };
  /** Called when it is to close. */
  onClose: () => void;
}

/** What the right button opens on a row or a column's header, beside the pointer. */
export function RowMenu({ label, items, at, onClose }: RowMenuProps) {
  return (
    <MenuTrigger isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ButtonElement
        tabIndex={-1}
        aria-label={label}
        className={styles.anchor}
        style={{ left: `${at.x}px`, top: `${at.y}px` }}
      />
      <Menu label={label} items={items} placement="bottom start" />
    </MenuTrigger>
  );
}

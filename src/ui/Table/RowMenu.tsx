import { ButtonElement } from '../Button/ButtonElement';
import { Menu, type MenuEntry, MenuTrigger } from '../Menu/Menu';
import * as styles from './RowMenu.css';

export interface RowMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** Items in order. */
  items: MenuEntry[];
  /** Position in the window. */
  at: { x: number; y: number };
  /** Called when the menu closes. */
  onClose: () => void;
}

/** The context menu of a row or a column header, at the pointer. */
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

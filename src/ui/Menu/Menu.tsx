import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Icon } from '../Icon/Icon';
import { Floating } from '../overlays/Floating';
import * as floating from '../Popover/Popover.css';
import * as styles from './Menu.css';

export interface MenuTriggerProps {
  /** A `Button` or an `IconButton`, then a `Menu`. */
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button and the menu it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  note?: string;
  /** A key to press instead, as it is printed on the keyboard. */
  shortcut?: string;
  href?: string;
  onAction?: () => void;
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
}

export interface MenuProps {
  /** What the acts are about, for a screen reader. */
  label: string;
  /** The acts; or compose them as children. */
  items?: MenuEntry[];
  children?: ReactNode;
  onAction?: (id: string) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A list of acts or places, opened by a button. */
export function Menu({ placement = 'bottom end', ...list }: MenuProps) {
  return (
    <Floating className={floating.popover} placement={placement}>
      <MenuList {...list} />
    </Floating>
  );
}

/** What a menu holds, without what floats. */
export function MenuList({ label, items, children, onAction }: Omit<MenuProps, 'placement'>) {
  return (
    <AriaMenu className={floating.list} aria-label={label} onAction={(key) => onAction?.(String(key))}>
      {items?.map(({ label: words, ...item }) => (
        <MenuItem key={item.id} {...item}>
          {words}
        </MenuItem>
      ))}
      {children}
    </AriaMenu>
  );
}

export interface MenuItemProps extends Omit<MenuEntry, 'label'> {
  children: string;
}

/** One act or place. Inside a section with a choice it bears the tick. */
export function MenuItem({ children, icon, note, shortcut, tone, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={styles.item({ tone })}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={floating.itemWords}>
        <span>{children}</span>
        {note && <span className={floating.itemNote}>{note}</span>}
      </span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
      <span className={floating.tick}>
        <Icon icon={Check} />
      </span>
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  label: string;
  children: ReactNode;
  /** The chosen item, when the section is a choice of one. */
  selectedKey?: string;
  onSelectionChange?: (key: string) => void;
}

/** Items that belong together; with `selectedKey`, a choice of one. */
export function MenuSection({ label, children, selectedKey, onSelectionChange }: MenuSectionProps) {
  const choice =
    selectedKey === undefined
      ? {}
      : ({
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: [selectedKey],
          onSelectionChange: (keys: 'all' | Set<string | number>) => {
            const [first] = keys === 'all' ? [] : keys;
            if (first !== undefined) onSelectionChange?.(String(first));
          },
        } as const);
  return (
    <AriaMenuSection {...choice} className={styles.section}>
      <Header className={styles.header}>{label}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}

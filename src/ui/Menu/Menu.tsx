import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { OpenerContext } from '../overlays/opener';
import { useOpening } from '../overlays/use-opening';
import type { MenuPopover } from './MenuParts';

const partsModule = lazyModule(() => import('./MenuParts'));

/** The trigger's state, for its menu. */
const OpenedBy = createContext<Pick<ComponentProps<typeof MenuPopover>, 'state' | 'trigger' | 'listProps'> | null>(
  null,
);

export interface MenuTriggerProps {
  /** A `Button` or an `IconButton`, then a `Menu`. */
  children: ReactNode;
  /** Whether it is open (controlled). */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Connects a button to the menu it opens. */
export function MenuTrigger({ children, ...props }: MenuTriggerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const state = useMenuTriggerState(props);
  const isComing = useLazyModule(partsModule, state.isOpen) === undefined && state.isOpen;
  const handlers = useOpening(state, isComing);
  const { isOpen, focusStrategy } = state;
  const attributes = {
    'aria-haspopup': true,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
  };
  const listProps = {
    id: listId,
    autoFocus: focusStrategy ?? true,
    onClose: state.close,
  } as const;
  return (
    <OpenedBy value={{ state, trigger, listProps }}>
      <OpenerContext value={{ ref: trigger, isOpen, attributes, handlers }}>{children}</OpenerContext>
    </OpenedBy>
  );
}

export interface MenuEntry {
  /** Key of the item, passed to `onAction`. */
  id: string;
  /** Label of the item. */
  label: string;
  /** Lucide icon before the label. */
  icon?: LucideIcon;
  /** Line below the label: the effect, or why it is disabled. */
  note?: string;
  /** Keyboard shortcut as printed on the keys. */
  shortcut?: string;
  /** Address, if it is a link. */
  href?: string;
  /** Called when the item is selected. */
  onAction?: () => void;
  /** Tone: `critical` if data may be lost. */
  tone?: 'neutral' | 'critical';
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether the menu stays open after the action, because it may be repeated. */
  staysOpen?: boolean;
}

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** Items; or compose them as children. */
  items?: MenuEntry[];
  /** `MenuItem`, `MenuSection` and `MenuSeparator`, instead of `items`. */
  children?: ReactNode;
  /** Called with the id of the selected item. */
  onAction?: (id: string) => void;
  /** Preferred placement; flips if there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A menu of actions or links, opened by a button. */
export function Menu(props: MenuProps) {
  const opened = useContext(OpenedBy);
  const parts = useLazyModule(partsModule, opened?.state.isOpen ?? false);
  return parts && opened && <parts.MenuPopover {...opened} {...props} />;
}

export interface MenuItemProps extends Omit<MenuEntry, 'label'> {
  /** Label of the item. */
  children: string;
}

/** An action or link. In a section with a choice it has a checkmark. */
export function MenuItem(props: MenuItemProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuItemPart {...props} />;
}

export interface MenuSectionProps {
  /** Title above the items. */
  label: string;
  /** Items: `MenuItem`. */
  children: ReactNode;
  /** Selected item, if the section is a single choice. */
  selectedKey?: string;
  /** Called with the id of the selected item. */
  onSelectionChange?: (key: string) => void;
}

/** A group of items; with `selectedKey`, a single choice. */
export function MenuSection(props: MenuSectionProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuSectionPart {...props} />;
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuSeparatorPart />;
}

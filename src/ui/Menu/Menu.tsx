import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { OpenerContext } from '../overlays/opener';
import { useOpening } from '../overlays/use-opening';
import type { MenuPopover } from './MenuParts';

const partsModule = lazyModule(() => import('./MenuParts'));

/** What opens the menu, for the menu. */
const OpenedBy = createContext<Pick<ComponentProps<typeof MenuPopover>, 'state' | 'trigger' | 'listProps'> | null>(
  null,
);

export interface MenuTriggerProps {
  /** A `Button` or an `IconButton`, then a `Menu`. */
  children: ReactNode;
  /** Whether it is open, when the caller keeps it. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button and the menu it opens. */
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
  /** Its key among the others, which `onAction` is told. */
  id: string;
  /** The act's words. */
  label: string;
  /** A lucide icon before the words. */
  icon?: LucideIcon;
  /** A line below the words: what the act does, or why it cannot be done. */
  note?: string;
  /** A key to press instead, as it is printed on the keyboard. */
  shortcut?: string;
  /** Where it leads, when it is a place. */
  href?: string;
  /** Does the act. */
  onAction?: () => void;
  /** `critical` where something may be lost. */
  tone?: 'neutral' | 'critical';
  /** Cannot be chosen. */
  isDisabled?: boolean;
  /** The menu stays open after the act, which may be wanted again at once. */
  staysOpen?: boolean;
}

export interface MenuProps {
  /** The accessible name of the menu: what the acts are about. */
  label: string;
  /** The acts; or compose them as children. */
  items?: MenuEntry[];
  /** `MenuItem`, `MenuSection` and `MenuSeparator`, in place of `items`. */
  children?: ReactNode;
  /** Called with the id of the act that was chosen. */
  onAction?: (id: string) => void;
  /** Where it opens, if there is room; else across. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A list of acts or places, opened by a button. */
export function Menu(props: MenuProps) {
  const opened = useContext(OpenedBy);
  const parts = useLazyModule(partsModule, opened?.state.isOpen ?? false);
  return parts && opened && <parts.MenuPopover {...opened} {...props} />;
}

export interface MenuItemProps extends Omit<MenuEntry, 'label'> {
  /** The act's words. */
  children: string;
}

/** One act or place. Inside a section with a choice it bears the tick. */
export function MenuItem(props: MenuItemProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuItemPart {...props} />;
}

export interface MenuSectionProps {
  /** The title above the items. */
  label: string;
  /** The items: `MenuItem`. */
  children: ReactNode;
  /** The chosen item, when the section is a choice of one. */
  selectedKey?: string;
  /** Called with the id of the item that was chosen. */
  onSelectionChange?: (key: string) => void;
}

/** Items that belong together; with `selectedKey`, a choice of one. */
export function MenuSection(props: MenuSectionProps) {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuSectionPart {...props} />;
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  const parts = useLazyModule(partsModule, true);
  return parts && <parts.MenuSeparatorPart />;
}

import { Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  MenuContext,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Icon } from '../Icon/Icon';
import { OpenerContext } from '../overlays/opener';
import * as floating from '../Popover/Popover.css';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './Menu';
import * as styles from './Menu.css';

interface MenuPopoverProps extends MenuProps {
  state: RootMenuTriggerState;
  trigger: RefObject<HTMLElement | null>;
  /** Menu props from the trigger. */
  listProps: AriaMenuProps<object>;
}

/** A menu beside its trigger. */
export function MenuPopover({ state, trigger, listProps, placement = 'bottom end', ...list }: MenuPopoverProps) {
  const scroll = useRef<HTMLDivElement>(null);
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <MenuContext value={{ ...listProps, ref: scroll }}>
          <PopoverContext
            value={{
              trigger: 'MenuTrigger',
              triggerRef: trigger,
              scrollRef: scroll,
              'aria-label': list.label,
            }}
          >
            <Popover offset={4} className={floating.popover} placement={placement}>
              <OpenerContext value={null}>
                <MenuList {...list} />
              </OpenerContext>
            </Popover>
          </PopoverContext>
        </MenuContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

/** The content of a menu without the popover. */
export function MenuList({ label, items, children, onAction }: Omit<MenuProps, 'placement'>) {
  return (
    <AriaMenu className={floating.list} aria-label={label} onAction={(key) => onAction?.(String(key))}>
      {items?.map(({ label: words, ...item }) => (
        <MenuItemPart key={item.id} {...item}>
          {words}
        </MenuItemPart>
      ))}
      {children}
    </AriaMenu>
  );
}

export function MenuItemPart({ children, icon, note, shortcut, tone, staysOpen, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      textValue={children}
      shouldCloseOnSelect={staysOpen ? false : undefined}
      className={styles.item({ tone })}
    >
      {({ selectionMode }) => (
        <>
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
          {selectionMode !== 'none' && (
            <span className={floating.tick}>
              <Icon icon={Check} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

export function MenuSectionPart({ label, children, selectedKey, onSelectionChange }: MenuSectionProps) {
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

export function MenuSeparatorPart() {
  return <Separator className={styles.separator} />;
}

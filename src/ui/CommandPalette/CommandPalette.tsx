import { type LucideIcon, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import * as menu from '../Menu/Menu.css';
import * as modal from '../Modal/Modal.css';
import { OverPage } from '../overlays/OverPage';
import * as floating from '../Popover/Popover.css';
import { useRichWords } from '../rich-words';
import { Spinner } from '../Spinner/Spinner';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { useWords } from '../words';
import * as styles from './CommandPalette.css';

export interface PaletteItem {
  id: string;
  label: string;
  note?: string;
  icon?: LucideIcon;
  /** A key to press instead, as it is printed on the keyboard. */
  shortcut?: string;
  href?: string;
  /** Other words that find it. */
  keywords?: string[];
}

export interface PaletteGroup {
  id: string;
  /** Such as `Páginas`, `Ações` or `Recentes`. */
  label: string;
  items: PaletteItem[];
}

export interface CommandPaletteProps {
  /** Whether the palette is on the screen. */
  isOpen: boolean;
  /** Called with `false` when it is to close: by Escape, a press beside it, or a choice. */
  onOpenChange: (isOpen: boolean) => void;
  /** What can be found: the dialog's name and the box's placeholder. */
  label: string;
  /** What can be reached, by group: places, acts, people. */
  groups: PaletteGroup[];
  /** Shown above the groups while nothing is typed. */
  recent?: PaletteGroup;
  /** What is typed. */
  text: string;
  /** Called with the text at each change. */
  onTextChange: (text: string) => void;
  /** Called with the id of what was chosen, where it is no link. */
  onAction?: (id: string) => void;
  /** More is being looked for elsewhere; what is known stays in the list. */
  isPending?: boolean;
  /** The caller filters: the groups are already the answer to `text`. */
  isFiltered?: boolean;
  /** When nothing is found: what else can be done. */
  empty?: ReactNode;
}

/** Everything one can reach, by typing. The caret stays in the box; arrows walk, Enter goes, Escape leaves. */
export function CommandPalette({ isOpen, ...props }: CommandPaletteProps) {
  return (
    <OverPage scrim={styles.overlay} panel={styles.modal} isOpen={isOpen} onOpenChange={props.onOpenChange}>
      <PalettePanel {...props} />
    </OverPage>
  );
}

/** What the palette holds, without what lies over the page. */
export function PalettePanel({
  onOpenChange,
  label,
  groups,
  recent,
  text,
  onTextChange,
  onAction,
  isPending = false,
  isFiltered = false,
  empty,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const words = { ...useWords(), ...useRichWords() };
  const { contains } = useFilter({ sensitivity: 'base' });
  const asked = text.trim();
  const matches = ({ label: name, note, keywords = [] }: PaletteItem) =>
    [name, note ?? '', ...keywords].some((word) => contains(word, asked));
  const shown = [...(recent && !asked ? [recent] : []), ...groups]
    .map((group) => ({ ...group, items: isFiltered || !asked ? group.items : group.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);

  return (
    <Dialog className={modal.dialog} aria-label={label}>
      <Autocomplete inputValue={text} onInputChange={onTextChange}>
        <SearchField
          aria-label={label}
          autoFocus
          className={styles.search}
          onKeyDown={(event) => {
            // Escape leaves at once, with or without words in the box.
            if (event.key === 'Escape') onOpenChange(false);
            else event.continuePropagation();
          }}
        >
          <Icon icon={Search} />
          <Input className={styles.input} placeholder={label} />
          {isPending && <Spinner label={words.searching} />}
          <ButtonElement className={styles.close} aria-label={words.close} onPress={() => onOpenChange(false)}>
            <Icon icon={X} />
          </ButtonElement>
        </SearchField>
        <Menu
          className={styles.list}
          aria-label={label}
          onAction={(key) => {
            onOpenChange(false);
            // A recent item is the same as the one in its group.
            onAction?.(String(key).replace(/^recent:/, ''));
          }}
          renderEmptyState={() => (
            <div className={styles.empty}>
              {isPending ? words.searching : words.nothingFound(asked)}
              {!isPending && empty}
            </div>
          )}
        >
          {shown.map((group) => (
            <MenuSection key={group.id} className={menu.section}>
              <Header className={menu.header}>{group.label}</Header>
              {group.items.map((item) => (
                <MenuItem
                  key={item.id}
                  id={group === recent || group.id === recent?.id ? `recent:${item.id}` : item.id}
                  href={item.href}
                  textValue={item.label}
                  className={styles.item}
                >
                  {item.icon && (
                    <span className={floating.itemIcon}>
                      <Icon icon={item.icon} />
                    </span>
                  )}
                  <span className={floating.itemWords}>
                    <span className={styles.label}>{item.label}</span>
                    {item.note && <span className={floating.itemNote}>{item.note}</span>}
                  </span>
                  {item.shortcut && <kbd className={menu.shortcut}>{item.shortcut}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
      <output className={hidden}>{isPending ? words.searching : shown.length ? '' : words.nothingFound(asked)}</output>
    </Dialog>
  );
}

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
  /** Keyboard shortcut as printed on the keys. */
  shortcut?: string;
  href?: string;
  /** Further search terms. */
  keywords?: string[];
}

export interface PaletteGroup {
  id: string;
  /** Label, such as `Páginas`, `Ações` or `Recentes`. */
  label: string;
  items: PaletteItem[];
}

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  isOpen: boolean;
  /** Called with `false` when it closes: by Escape, a press on the backdrop, or a selection. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the dialog and placeholder of the input. */
  label: string;
  /** Items by group: pages, actions, people. */
  groups: PaletteGroup[];
  /** Group shown above the others while the text is empty. */
  recent?: PaletteGroup;
  /** Current text. */
  text: string;
  /** Called with the text on each change. */
  onTextChange: (text: string) => void;
  /** Called with the id of a selected item that is not a link. */
  onAction?: (id: string) => void;
  /** Whether more results are loading; known results stay listed. */
  isPending?: boolean;
  /** Whether the caller has filtered the groups by `text`. */
  isFiltered?: boolean;
  /** Alternatives if nothing matches. */
  empty?: ReactNode;
}

/** Finds pages and actions by typing. The input keeps the focus; arrow keys move, Enter runs, Escape closes. */
export function CommandPalette({ isOpen, ...props }: CommandPaletteProps) {
  return (
    <OverPage scrim={styles.overlay} panel={styles.modal} isOpen={isOpen} onOpenChange={props.onOpenChange}>
      <PalettePanel {...props} />
    </OverPage>
  );
}

/** The palette without its backdrop. */
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
            // Escape closes at once, even if the input has text.
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
            // A recent item has a prefixed id.
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

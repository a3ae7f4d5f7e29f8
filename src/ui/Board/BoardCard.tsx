import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { handle } from '../GridList/GridList.css';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../Menu/Menu';
import { useWordsOf } from '../words';
import type { BoardColumnEntry } from './Board';
import * as styles from './Board.css';
import { words as ownWords } from './words';

interface BoardCardProps {
  id: string;
  name: string;
  /** Index of the card in its column, and the last index. */
  place: number;
  last: number;
  column: string;
  columns: BoardColumnEntry[];
  onMove?: (id: string, column: string, place: number) => void;
  children: ReactNode;
}

/** A card of a `Board`, with its drag handle and menu. */
export function BoardCard({ id, name, place, last, column, columns, onMove, children }: BoardCardProps) {
  const words = useWordsOf(ownWords);
  return (
    <GridListItem id={id} textValue={name} className={styles.card}>
      <div className={styles.inside}>
        {onMove && (
          <AriaButton slot="drag" className={handle} aria-label={words.drag(name)}>
            <Icon icon={GripVertical} />
          </AriaButton>
        )}
        <div className={styles.content}>{children}</div>
        {onMove && (
          <MenuTrigger>
            <IconButton size="s" label={words.moveTo(name)} icon={ArrowUpDown} />
            <Menu
              label={words.moveTo(name)}
              onAction={(where) => {
                if (where === ':up') onMove(id, column, place - 1);
                else if (where === ':down') onMove(id, column, place + 1);
                else onMove(id, where, Number.MAX_SAFE_INTEGER);
              }}
            >
              <MenuSection label={words.columns}>
                {columns
                  .filter((each) => each.id !== column)
                  .map((each) => (
                    <MenuItem key={each.id} id={each.id}>
                      {each.label}
                    </MenuItem>
                  ))}
              </MenuSection>
              <MenuSection label={words.within}>
                <MenuItem id=":up" icon={ArrowUp} isDisabled={place === 0}>
                  {words.up}
                </MenuItem>
                <MenuItem id=":down" icon={ArrowDown} isDisabled={place === last}>
                  {words.down}
                </MenuItem>
              </MenuSection>
            </Menu>
          </MenuTrigger>
        )}
      </div>
    </GridListItem>
  );
}

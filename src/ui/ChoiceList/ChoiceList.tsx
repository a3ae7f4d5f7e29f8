import { ListBox } from 'react-aria-components/ListBox';
import { chosenOf } from '../key-sets';
import { OptionItem } from '../Select/OptionItem';
import type { SelectOption } from '../Select/Select';
import * as styles from './ChoiceList.css';

export interface ChoiceListProps {
  /** Names the list for a screen reader. */
  label: string;
  /** What may be chosen: each with an id and a label. */
  options: readonly SelectOption[];
  /** How many may be chosen at a time. */
  selectionMode?: 'single' | 'multiple';
  /** The ids of what is chosen. */
  selectedKeys?: Iterable<string>;
  /** Of a single choice, pressing the chosen one again leaves none. */
  onSelectionChange: (keys: Set<string>) => void;
  /** What is chosen takes the focus as the list appears; where nothing is, the first. */
  autoFocus?: boolean;
}

/** One of a list, or any of it, in sight at once: what a popover offers. Letters and arrows find, Enter chooses. */
export function ChoiceList({
  label,
  options,
  selectionMode = 'single',
  selectedKeys = [],
  onSelectionChange,
  autoFocus,
}: ChoiceListProps) {
  return (
    <ListBox
      aria-label={label}
      items={options}
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) =>
        onSelectionChange(
          chosenOf(
            keys,
            options.map(({ id }) => id),
          ),
        )
      }
      // Escape is for what holds the list; it takes nothing away.
      escapeKeyBehavior="none"
      // What is chosen goes before the first.
      autoFocus={autoFocus && 'first'}
      className={styles.list}
    >
      {(option) => <OptionItem {...option} />}
    </ListBox>
  );
}

import { ListBox } from 'react-aria-components/ListBox';
import { chosenOf } from '../key-sets';
import { OptionItem } from '../Select/OptionItem';
import type { SelectOption } from '../Select/Select';
import * as styles from './ChoiceList.css';

export interface ChoiceListProps {
  /** Accessible name of the list. */
  label: string;
  /** Options, each with an id and a label. */
  options: readonly SelectOption[];
  /** Selection mode: one or several items. */
  selectionMode?: 'single' | 'multiple';
  /** Selected ids. */
  selectedKeys?: Iterable<string>;
  /** Called with the selected ids; in single mode, pressing the selected option clears it. */
  onSelectionChange: (keys: Set<string>) => void;
  /** Whether the selected option, or the first one, takes the focus on mount. */
  autoFocus?: boolean;
}

/** A list of options in a popover, for one or several choices. Typeahead and arrow keys find, Enter selects. */
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
      // Escape closes the surrounding popover and must not clear the selection.
      escapeKeyBehavior="none"
      // React Aria prefers the selected option to the first.
      autoFocus={autoFocus && 'first'}
      className={styles.list}
    >
      {(option) => <OptionItem {...option} />}
    </ListBox>
  );
}

import { RotateCw } from 'lucide-react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as floating from '../Popover/Popover.css';
import { useRichWords } from '../rich-words';
import { OptionItem } from '../Select/OptionItem';
import { Spinner } from '../Spinner/Spinner';
import { Windowed } from '../windowing/Windowed';
import * as styles from './ComboBox.css';
import type { ComboBoxOption } from './use-options';

/** The id of the retry option after a failure. */
export const retryId = 'ask again';

// Above this number of options the list is virtualized.
const many = 200;

interface OptionListProps {
  text: string;
  /** Number of options before filtering. */
  count: number;
  isPending: boolean;
  onRetry: () => void;
}

/** The options below the field, or a message if there are none. */
export function OptionList({ text, count, isPending, onRetry }: OptionListProps) {
  const words = useRichWords();
  const isLong = count > many;
  return (
    <Popover className={styles.popover} offset={4}>
      <Windowed isOn={isLong} estimatedRowSize={32} padding={4}>
        <ListBox<ComboBoxOption>
          className={isLong ? styles.longList : floating.list}
          renderEmptyState={() => (
            <div className={styles.empty}>
              {isPending && <Spinner />}
              {isPending ? words.searching : words.nothingFound(text)}
            </div>
          )}
        >
          {(option) => <OptionItem {...option} {...(option.id === retryId && { icon: RotateCw, onAction: onRetry })} />}
        </ListBox>
      </Windowed>
    </Popover>
  );
}

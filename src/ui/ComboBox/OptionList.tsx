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

/** The option that asks again after a failure. */
export const retryId = 'ask again';

// Of more options only those in sight are drawn.
const many = 200;

interface OptionListProps {
  text: string;
  /** How many options there are, before what is typed leaves some out. */
  count: number;
  isPending: boolean;
  onRetry: () => void;
}

/** The options below the field, or why there are none. */
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

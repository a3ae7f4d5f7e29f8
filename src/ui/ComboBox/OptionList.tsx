import { Check, RotateCw } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import * as floating from '../Popover/Popover.css';
import { useRichWords } from '../rich-words';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './ComboBox.css';
import type { ComboBoxOption } from './use-options';

/** The option that asks again after a failure. */
export const retryId = 'ask again';

/** The options below the field, or why there are none. */
export function OptionList({ text, isPending, onRetry }: { text: string; isPending: boolean; onRetry: () => void }) {
  const words = useRichWords();
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox<ComboBoxOption>
        className={floating.list}
        renderEmptyState={() => (
          <div className={styles.empty}>
            {isPending && <Spinner />}
            {isPending ? words.searching : words.nothingFound(text)}
          </div>
        )}
      >
        {({ id, label, note, isDisabled }) => (
          <ListBoxItem
            id={id}
            textValue={label}
            isDisabled={isDisabled}
            className={floating.item}
            onAction={id === retryId ? onRetry : undefined}
          >
            {id === retryId && (
              <span className={floating.itemIcon}>
                <Icon icon={RotateCw} />
              </span>
            )}
            <span className={floating.itemWords}>
              {label}
              {note && <span className={floating.itemNote}>{note}</span>}
            </span>
            <span className={floating.tick}>
              <Icon icon={Check} />
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

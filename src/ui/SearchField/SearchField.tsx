import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import * as styles from './SearchField.css';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** Read aloud; on screen the magnifier and the placeholder say it. */
  label: string;
  /** What may be looked for, such as `Buscar por nome`. */
  placeholder?: string;
  /** Reaches the input's element, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** The magnifier alone until it is pressed or something is looked for; it opens towards the start of its line. */
  isFolding?: boolean;
}

/** Looks for words in what is on the page. Escape clears it. */
export function SearchField({ label, placeholder, inputRef, isFolding = false, ...props }: SearchFieldProps) {
  const words = useWords();
  return (
    <AriaSearchField {...props} aria-label={label} data-field={props.name} className={styles.search({ isFolding })}>
      {({ isEmpty, isDisabled }) => (
        <Group className={`${fieldStyles.box} ${fieldStyles.endsInButton} ${styles.box}`} isDisabled={isDisabled}>
          <span className={fieldStyles.affix}>
            <Icon icon={Search} />
          </span>
          <Input ref={inputRef} className={`${fieldStyles.input} ${styles.input}`} placeholder={placeholder ?? label} />
          {!isEmpty && (
            <Button className={fieldStyles.inside} aria-label={words.clear}>
              <Icon icon={X} />
            </Button>
          )}
        </Group>
      )}
    </AriaSearchField>
  );
}

import { ChevronsUpDown } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { Spinner } from '../Spinner/Spinner';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { EarlyKeys } from './EarlyKeys';
import { OptionList, retryId } from './OptionList';
import type { ComboBoxOption, LoadOptions, Search } from './use-options';
import type { TypedText } from './use-typed-text';

/** The props of search fields with one or several choices. */
export interface SearchedFieldProps extends FieldWords {
  /** All options, filtered here without regard to accents; or use `load`. */
  options?: ComboBoxOption[];
  /** Searches asynchronously, debounced. */
  load?: LoadOptions;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
  /** Form field name of the selected id or ids. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** Whether it takes the focus on mount. */
  autoFocus?: boolean;
}

/** Returns the items of the list: the options, chosen ones that are not among them, and after a failure a retry item. */
export function useListed(
  { options, status }: Pick<Search, 'options' | 'status'>,
  chosen: (ComboBoxOption | undefined)[],
): { items: ComboBoxOption[]; isShown: (label: string) => boolean } {
  const words = useRichWords();
  const shown = status === 'failed' ? [{ id: retryId, label: words.tryAgain }] : options;
  const ids = new Set(shown.map(({ id }) => id));
  const rest = chosen.filter((option) => option !== undefined).filter(({ id }) => !ids.has(id));
  const labels = new Set(shown.map(({ label }) => label));
  return { items: [...shown, ...rest], isShown: (label) => labels.has(label) };
}

interface SearchedBoxProps extends FieldWords {
  typed: TypedText;
  input: RefObject<HTMLInputElement | null>;
  /** Number of options before filtering. */
  count: number;
  search: Search;
  /** Whether the options are already filtered by the text. */
  isFiltered: boolean;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The inside of React Aria's combo box: label, input, search status and list. */
export function SearchedBox({
  label,
  note,
  error,
  typed,
  input,
  count,
  search,
  isFiltered,
  placeholder,
  ...props
}: SearchedBoxProps) {
  const words = useRichWords();
  const { status } = search;
  // The caller's error concerns the value, not text that is being typed.
  const told = typed.unmatched ? words.unmatched[typed.unmatched](typed.text) : typed.hold ? undefined : error;
  return (
    <>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <EarlyKeys typed={typed} isPending={status === 'loading'} found={isFiltered ? search.options : undefined}>
        <Group
          className={`${fieldStyles.box} ${fieldStyles.endsInButton}`}
          isDisabled={props.isDisabled}
          isInvalid={told ? true : undefined}
        >
          {/* The form submits ids, not this text. */}
          <Input ref={input} name="" className={fieldStyles.input} placeholder={placeholder} />
          {status === 'loading' && (
            <span className={fieldStyles.affix}>
              <Spinner />
            </span>
          )}
          <Button className={fieldStyles.inside}>
            <Icon icon={ChevronsUpDown} size="s" />
          </Button>
        </Group>
      </EarlyKeys>
      {/* Announces the search status; React Aria announces the number of options itself. */}
      <output className={hidden}>
        {status === 'loading' ? words.searching : status === 'failed' ? words.searchFailed : ''}
      </output>
      <FieldFoot note={note} error={told} />
      <OptionList text={typed.value} count={count} isPending={status === 'loading'} onRetry={search.askAgain} />
    </>
  );
}

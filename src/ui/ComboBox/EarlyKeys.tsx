import { type FocusEvent, type KeyboardEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import * as styles from './ComboBox.css';
import { retryId } from './OptionList';
import type { TypedText } from './use-typed-text';

/** Keys pressed before the list opened: the number of steps, and whether Enter was pressed. */
interface Early {
  down: number;
  isTaken: boolean;
}

interface EarlyKeysProps {
  typed: Pick<TypedText, 'isTyped' | 'text' | 'settle' | 'revert'>;
  isPending: boolean;
  /** Search results that the list will show with its next render. */
  found: readonly { id: string }[] | undefined;
  children: ReactNode;
}

/** Buffers keys pressed before the list is ready and replays them; typing discards them. */
export function EarlyKeys({ typed, isPending, found, children }: EarlyKeysProps) {
  // React Aria's state is one mutable object.
  'use no memo';
  const state = useContext(ComboBoxStateContext);
  const [early, setEarly] = useState<Early>();
  const [isOpening, setOpening] = useState(false);
  const keys = state && [...state.collection.getKeys()].filter((key) => !state.disabledKeys.has(key));

  useEffect(() => {
    if (!early || !state || isPending || !state.isOpen) return;
    // The list still shows the results of the previous search.
    if (found?.[0] && state.collection.getFirstKey() !== found[0].id && keys?.[0] !== retryId) return;
    // As React Aria does, the first ArrowDown goes to the chosen option of an unfiltered list, else to the first one.
    const chosen = typed.isTyped ? undefined : state.selectionManager.firstSelectedKey;
    const first = Math.max(0, keys?.indexOf(chosen ?? '') ?? 0);
    const meant = keys?.[Math.min(first + early.down, keys.length) - 1];
    // Without results or after a failure there is no option to select.
    if (meant === undefined || meant === retryId) return setEarly(undefined);
    setEarly(undefined);
    const { selectionManager: list } = state;
    // React Aria resets the focus when a list changes, so set it afterwards.
    if (!early.isTaken) requestAnimationFrame(() => list.setFocusedKey(meant));
    else if (list.isSelected(meant)) {
      typed.revert();
      if (list.selectionMode === 'single') state.close();
    } else list.select(meant);
  });

  // The first Escape reverts the text and closes the list; only the next one reaches a dialog around the field.
  const onEscape = (event: KeyboardEvent) => {
    setEarly(undefined);
    if (!typed.isTyped && !state?.isOpen) return;
    event.stopPropagation();
    typed.revert();
    state?.revert();
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
    const isLate = isPending || early !== undefined;
    if (key === 'Escape') return onEscape(event);
    if (key === 'ArrowDown' && state && !state.isOpen) {
      setEarly({ down: 1, isTaken: false });
      if (!typed.isTyped) return;
      // React Aria would open the unfiltered list at the option chosen before, and Enter would take that.
      setOpening(true);
      event.preventDefault();
      return event.stopPropagation();
    }
    const next =
      key === 'ArrowDown' && isLate
        ? { down: (early?.down ?? 0) + 1, isTaken: false }
        : key === 'Enter' && early
          ? { ...early, isTaken: true }
          : undefined;
    setEarly(next);
    const isText = key === 'Enter' && typed.text !== '' && state?.selectionManager.focusedKey === null;
    if (!next && !isText) return;
    if (!next) typed.settle();
    event.preventDefault();
    event.stopPropagation();
  };

  // With its default trigger React Aria also opens the list when code changes the text, such as after Escape. It opens once
  // the text has filtered the options: the unfiltered list would focus the option chosen before, and Enter would take it.
  const onInput = () => setOpening(true);
  useEffect(() => {
    if (!isOpening || !state) return;
    setOpening(false);
    if (!state.isOpen) state.open(null, 'input');
  }, [isOpening, state]);

  // React Aria dispatches a focus event to an option while the field keeps the focus; that is not a blur.
  const onBlur = ({ target }: FocusEvent) => target !== document.activeElement && setEarly(undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field's events.
    <div className={styles.around} onKeyDownCapture={onKeyDownCapture} onInput={onInput} onBlur={onBlur}>
      {children}
    </div>
  );
}

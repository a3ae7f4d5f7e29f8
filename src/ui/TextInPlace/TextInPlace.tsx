import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './TextInPlace.css';

export interface TextInPlaceProps {
  /** Accessible name of the editor. */
  label: string;
  /** Hint that the text can be edited. */
  hint: string;
  /** Text (controlled). */
  value: string;
  /** Called with the text on each change. */
  onChange: (value: string) => void;
  /** Whether the editor is open. */
  isOpen: boolean;
  /** Whether the editor takes the focus when it opens. */
  takesFocus?: boolean;
  /** Whether it has several lines: Enter inserts one, Ctrl+Enter saves. */
  isMultiline?: boolean;
  /** Whether the text is truncated to one line. */
  isClipped?: boolean;
  /** Text while the value is empty. */
  placeholder?: string;
  /** Error message. */
  error?: string;
  /** Note below the open editor. */
  note?: ReactNode;
  /** Called when the text is pressed, to open the editor. */
  onOpen: () => void;
  /** Called on Enter or blur. */
  onSave: () => void;
  /** Called on Escape. */
  onGiveBack: () => void;
}

/** Text that is edited in place, in the style of its surroundings: a name in a heading, a paragraph. */
export function TextInPlace({
  label,
  hint,
  value,
  onChange,
  isOpen,
  takesFocus = true,
  isMultiline = false,
  isClipped = false,
  placeholder,
  error,
  note,
  onOpen,
  onSave,
  onGiveBack,
}: TextInPlaceProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const reader = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);

  useEffect(() => {
    if (isOpen && takesFocus) {
      const end = field.current?.value.length ?? 0;
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(end, end);
    }
    if (!isOpen && isLeftByKey.current) reader.current?.focus({ preventScroll: true });
    isLeftByKey.current = false;
  }, [isOpen, takesFocus]);

  const leave = (event: KeyboardEvent, how: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    isLeftByKey.current = true;
    how();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape during an input method composition belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave(event, onGiveBack);
    if (event.key === 'Enter' && (!isMultiline || event.ctrlKey || event.metaKey)) leave(event, onSave);
  };
  const onBlur = ({ target }: FocusEvent) => {
    // If another window took the focus, the editor stays open.
    if (document.activeElement !== target) onSave();
  };

  if (!isOpen)
    return (
      <button
        ref={reader}
        type="button"
        title={hint}
        className={styles.box({ isOpen, isMultiline, isClipped, isEmpty: !value })}
        onClick={onOpen}
      >
        {value || placeholder}
      </button>
    );
  return (
    <>
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-note`}
        className={styles.box({ isOpen, isMultiline, isClipped })}
        rows={isMultiline ? Math.max(3, value.split('\n').length) : 1}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(isMultiline ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
      {note && (
        <span id={`${id}-note`} className={styles.foot}>
          {note}
        </span>
      )}
    </>
  );
}

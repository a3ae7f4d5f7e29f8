import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './TextInPlace.css';

export interface TextInPlaceProps {
  /** What a screen reader calls the field. */
  label: string;
  /** Tells whoever reads that it may be written. */
  hint: string;
  /** The text, which the caller keeps. */
  value: string;
  /** Called with the text at each change. */
  onChange: (value: string) => void;
  /** Whether it is being written. */
  isOpen: boolean;
  /** Whether the field takes the focus as it opens. */
  takesFocus?: boolean;
  /** Several lines: Enter begins one, and Ctrl with Enter saves. */
  isMultiline?: boolean;
  /** One line whatever its length, cut at the end of its room. */
  isClipped?: boolean;
  /** What stands there while there is no text. */
  placeholder?: string;
  /** What is wrong, and what to do. */
  error?: string;
  /** Stands below the field while it is open. */
  note?: ReactNode;
  /** Called when it is pressed, to be written. */
  onOpen: () => void;
  /** Enter was pressed, or the focus has left. */
  onSave: () => void;
  /** Escape was pressed. */
  onGiveBack: () => void;
}

/** Text that is written where it is read, in the type of what stands around it: a name in a heading, a paragraph. */
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
    // Enter and Escape of whoever composes a letter are about the letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave(event, onGiveBack);
    if (event.key === 'Enter' && (!isMultiline || event.ctrlKey || event.metaKey)) leave(event, onSave);
  };
  const onBlur = ({ target }: FocusEvent) => {
    // Another window has the focus now: it comes back to this field.
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

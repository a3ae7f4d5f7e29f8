import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { mentionName } from '#domain/mentions';
import { Avatar, TextArea, type TextAreaProps } from '#ui';
import { useWords } from '../kernel/language';
import type { Person } from './data/comments';
import * as styles from './MentionField.css';
import { mentionBefore, peopleFor } from './mentions';
import { words } from './words';

type Field = Pick<
  TextAreaProps,
  'label' | 'name' | 'error' | 'note' | 'placeholder' | 'isRequired' | 'isLabelHidden' | 'rows' | 'autoFocus'
>;

export interface MentionFieldProps extends Field {
  value: string;
  onChange: (text: string) => void;
  people: readonly Person[];
  /** Ctrl+Enter. What stands there now is given: what was drawn last may be older. */
  onSubmit: (text: string) => void;
}

/** How much room (px) there is above an element within what scrolls it. */
function roomAbove(element: HTMLElement): number {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return element.getBoundingClientRect().top - Math.max(0, around?.getBoundingClientRect().top ?? 0);
}

/** Several lines in which an @ offers the people of the project: arrows, Enter or Tab take one, Escape none. */
export function MentionField({ value, onChange, people, onSubmit, ...field }: MentionFieldProps) {
  const t = useWords(words);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const [isFocused, setFocused] = useState(false);
  const nextCaret = useRef<number>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);

  const mention = isFocused ? mentionBefore(value, caret) : undefined;
  const found = mention && mention.from !== closedAt ? peopleFor(mention.name, people) : [];
  const isOpen = found.length > 0;
  const at = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });

  // Above what is typed, for below it there may be no room left; where it would be cut off there, below.
  useLayoutEffect(() => {
    if (isOpen && input.current && list.current) setBelow(roomAbove(input.current) < list.current.offsetHeight + 8);
  }, [isOpen]);

  const look = () => setCaret(input.current?.selectionStart ?? 0);
  function type(text: string) {
    onChange(text);
    look();
    setActive(0);
    if (closedAt !== undefined && text[closedAt] !== '@') setClosedAt(undefined);
  }
  function take(person: Person | undefined) {
    if (!mention || !person) return;
    const name = `@${mentionName(person.name)} `;
    nextCaret.current = mention.from + name.length;
    setCaret(nextCaret.current);
    setClosedAt(mention.from);
    onChange(value.slice(0, mention.from) + name + value.slice(caret).replace(/^ /, ''));
  }
  /** Whether a key was for the list or for sending. */
  function press({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (key === 'Enter' && (ctrlKey || metaKey)) onSubmit(input.current?.value ?? value);
    else if (!isOpen) return false;
    else if (key === 'ArrowDown') setActive((at + 1) % found.length);
    else if (key === 'ArrowUp') setActive((at - 1 + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') take(found[at]);
    else if (key === 'Escape') setClosedAt(mention?.from);
    else return false;
    return true;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done in the field.
    <div
      className={styles.around}
      onKeyDownCapture={(event) => {
        if (event.nativeEvent.isComposing || !press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onSelect={look}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <TextArea
        {...field}
        value={value}
        onChange={type}
        inputRef={input}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? optionId(at) : undefined}
      />
      {isOpen && (
        <div ref={list} id={id} role="listbox" aria-label={t('people')} className={styles.list({ isBelow })}>
          {found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and its keys.
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => take(person)}
            >
              <Avatar name={person.name} size="s" />
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

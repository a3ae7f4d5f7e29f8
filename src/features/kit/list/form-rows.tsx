import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, Columns, IconButton, Inline, isDatePart, Stack } from '#ui';
import { TwoLines } from './columns';
import { firstError, type RowErrors } from './row-errors';

export interface FormRowProps {
  text: string;
  note?: string;
  /** What the button says to a reader that takes it off. */
  remove: string;
  onRemove: () => void;
  /** What may be changed of it where it stands. */
  children?: ReactNode;
}

/** A row of a list in a form: what it is, and what takes it off. */
export function FormRow({ text, note, remove, onRemove, children }: FormRowProps) {
  return (
    <Inline space="s" align="center" justify="between" wrap={children !== undefined}>
      <Stack space="none">
        <TwoLines text={text} note={note} />
      </Stack>
      <Inline space="s" align="center" wrap={false}>
        {children}
        <IconButton size="s" icon={X} label={remove} onPress={onRemove} />
      </Inline>
    </Inline>
  );
}

export interface AddRowProps<Draft, Word extends string> {
  /** The field of the form that keeps what was typed, and takes it along when it is sent. */
  field: { value: Draft; onChange: (draft: Draft) => void; error?: string };
  /** What is wrong with it, by field: the same that the form asks before it is sent. */
  find: (draft: Draft) => RowErrors<Draft, Word>;
  /** What the button says. */
  act: string;
  /** Takes what was typed, with which nothing is wrong, and gives what the fields begin with next. */
  onAdd: (draft: Draft) => Draft;
  /** The fields, with what of them is told: once somebody tried to add it, or to send the form. */
  children: (draft: Draft, change: (to: Partial<Draft>) => void, errors: RowErrors<Draft, Word>) => ReactNode;
}

/** One more row of a list in a form: its fields, and the button that adds it. Enter in a field adds it too, and never sends the form. */
export function AddRow<Draft extends object, Word extends string>({
  field,
  find,
  act,
  onAdd,
  children,
}: AddRowProps<Draft, Word>) {
  // Key handlers run before the next effect, so the ref is written during render.
  'use no memo';
  const { value, onChange, error } = field;
  const [wasTried, setTried] = useState(false);
  const errors = find(value);
  const add = () => {
    const isWrong = firstError(errors) !== undefined;
    setTried(isWrong);
    if (!isWrong) onChange(onAdd(value));
  };
  const change = (to: Partial<Draft>) => onChange({ ...value, ...to });
  const latestAdd = useRef(add);
  latestAdd.current = add;
  const addOnEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, nativeEvent } = event;
    const isField = target instanceof HTMLInputElement || isDatePart(target);
    if (key !== 'Enter' || nativeEvent.isComposing || !isField) return;
    event.preventDefault();
    const [first] = event.currentTarget.querySelectorAll('input');
    // A number field gives its number on the same key, so it is added after the event.
    setTimeout(() => {
      latestAdd.current();
      first?.focus();
    });
  };
  return (
    <>
      <div data-keeps-enter="" onKeyDownCapture={addOnEnter}>
        <Columns minWidth="s">{children(value, change, wasTried || error ? errors : {})}</Columns>
      </div>
      <Inline>
        <Button weight="soft" tone="neutral" icon={Plus} onPress={add}>
          {act}
        </Button>
      </Inline>
    </>
  );
}

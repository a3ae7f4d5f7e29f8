import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, Columns, IconButton, Inline, isDatePart, Stack } from '#ui';
import { TwoLines } from './columns';
import { firstError, type RowErrors } from './row-errors';

export interface FormRowProps {
  text: string;
  note?: string;
  /** Accessible label of the remove button. */
  remove: string;
  onRemove: () => void;
  /** Controls that edit the row in place. */
  children?: ReactNode;
}

/** A row of a list in a form, with a remove button. */
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
  /** Form field that holds the unfinished row and includes it on submit. */
  field: { value: Draft; onChange: (draft: Draft) => void; error?: string };
  /** Returns the errors of the row by field; the form uses the same check on submit. */
  find: (draft: Draft) => RowErrors<Draft, Word>;
  /** Label of the add button. */
  act: string;
  /** Called with a valid row; returns the initial values of the next one. */
  onAdd: (draft: Draft) => Draft;
  /** Renders the fields; errors are visible after an attempt to add the row or submit the form. */
  children: (draft: Draft, change: (to: Partial<Draft>) => void, errors: RowErrors<Draft, Word>) => ReactNode;
}

/**
 * Fields for a new row of a list in a form, with an add button. Enter in a field adds the row and does not submit the
 * form.
 */
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
    // A number field commits its value on the same key event, so the row is added afterwards.
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

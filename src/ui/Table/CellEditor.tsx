import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Table.css';
import type { CellEdit } from './types';

/** Where the focus moves when the cell editor closes. */
export type Leaving = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'elsewhere';

export interface CellEditorProps<Row> {
  /** Row of the edited cell. */
  row: Row;
  /** Accessible name: the column and the row. */
  label: string;
  /** How the cell is read, validated and saved. */
  edit: CellEdit<Row>;
  /** Initial text instead of the cell's value. */
  text?: string;
  /** Initial error. */
  problem?: string;
  /** Whether the value is a figure, aligned to the end of the cell. */
  isNumeric?: boolean;
  /** Called when the editor closes, with the next focus position. */
  onClose: (leaving: Leaving) => void;
}

/** The input that edits a cell. An invalid value keeps it open with its error. */
export function CellEditor<Row>({
  row,
  label,
  edit,
  text: typed,
  problem: known,
  isNumeric,
  onClose,
}: CellEditorProps<Row>) {
  const before = edit.value(row);
  const [text, setText] = useState(typed ?? before);
  const [problem, setProblem] = useState(known);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const id = useId();
  const listId = useId();
  const options = edit.options?.(row);

  useLayoutEffect(() => {
    field.current?.focus();
    if (typed === undefined) field.current?.select();
  }, [typed]);

  const close = (leaving: Leaving) => {
    isDone.current = true;
    onClose(leaving);
  };
  const commit = async (leaving: Leaving) => {
    if (isDone.current || isPending) return;
    if (text === before) return close(leaving);
    setPending(true);
    const wrong = await edit.commit(row, text);
    setPending(false);
    if (wrong === undefined) return close(leaving);
    setProblem(wrong);
    if (leaving !== 'elsewhere') field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const leaving: Record<string, Leaving> = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'previous' : 'next',
    };
    const to = leaving[event.key];
    event.stopPropagation();
    if (to) {
      event.preventDefault();
      void commit(to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close('stay');
    }
  };

  return (
    <>
      <input
        ref={field}
        data-editor
        className={styles.field({ isNumeric })}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={isPending || undefined}
        readOnly={isPending}
        inputMode={edit.inputMode}
        list={options && listId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void commit('elsewhere')}
      />
      {options && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {problem && (
        <span id={id} role="alert" className={styles.problem({ isNumeric })}>
          {problem}
        </span>
      )}
    </>
  );
}

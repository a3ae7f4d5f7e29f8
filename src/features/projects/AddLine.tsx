import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button, Form, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import * as styles from './AddLine.css';

export interface AddLineProps {
  /** Where the unsent text is kept. */
  draft: string;
  label: string;
  placeholder?: string;
  act: string;
  isPending: boolean;
  error?: string;
  /** Sends a name; `done` is called once it is there. */
  onAdd: (name: string, done: () => void) => void;
}

/** A line to add one thing after another: Enter sends, and the next can be typed at once. */
export function AddLine({ draft: key, label, placeholder, act, isPending, error, onAdd }: AddLineProps) {
  const draft = useDraft(key, { name: '' });
  const input = useRef<HTMLInputElement>(null);
  const name = draft.values.name.trim();
  const add = () => {
    if (!name || isPending) return;
    onAdd(name, () => {
      draft.change({ name: '' });
      input.current?.focus();
    });
  };
  return (
    <Form onSubmit={add}>
      <div className={styles.line}>
        <TextField
          inputRef={input}
          label={label}
          isLabelHidden
          placeholder={placeholder ?? label}
          value={draft.values.name}
          onChange={(value) => draft.change({ name: value })}
          error={error}
        />
        <Button type="submit" weight="soft" tone="neutral" icon={Plus} isPending={isPending} isDisabled={!name}>
          {act}
        </Button>
      </div>
    </Form>
  );
}

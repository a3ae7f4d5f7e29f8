import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Columns, IconButton, Inline, Stack } from '#ui';
import { TwoLines } from './columns';

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

export interface AddRowProps<Draft> {
  /** What stands in its fields: the form keeps it, and takes it along when it is sent. */
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What is wrong with it, once the form was sent. */
  error?: string;
  /** What the button says. */
  act: string;
  /** Takes what was typed, and gives what the fields begin with next; nothing while something is wrong with it. */
  onAdd: (draft: Draft) => Draft | undefined;
  /** The fields; what is wrong with them is told once somebody has tried to add it. */
  children: (draft: Draft, change: (to: Partial<Draft>) => void, isTold: boolean) => ReactNode;
}

/** One more row of a list in a form: its fields, and the button that adds it. */
export function AddRow<Draft extends object>({ draft, onChange, error, act, onAdd, children }: AddRowProps<Draft>) {
  'use no memo';
  const [isTold, setTold] = useState(false);
  const add = () => {
    const next = onAdd(draft);
    setTold(next === undefined);
    if (next) onChange(next);
  };
  const isWrong = isTold || error !== undefined;
  return (
    <>
      <Columns minWidth="s">{children(draft, (to) => onChange({ ...draft, ...to }), isWrong)}</Columns>
      <Inline>
        <Button weight="soft" tone="neutral" icon={Plus} onPress={add}>
          {act}
        </Button>
      </Inline>
    </>
  );
}

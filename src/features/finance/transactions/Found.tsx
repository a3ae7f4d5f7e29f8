import { ComboBox } from '#ui';
import type { findClients } from '../data/choices';
import type { Names } from './use-fields';

export interface FoundProps {
  field: { name: string; label: string; value: string | null; onChange: (id: string | null) => void; error?: string };
  load: typeof findClients;
  names: Names;
}

/** Something found by typing: a module of its own, for it weighs much and not everybody says it. */
export function Found({ field, load, names }: FoundProps) {
  const { value } = field;
  const known = value === null ? undefined : names.of(value);
  return (
    <ComboBox
      {...field}
      load={names.noting(load)}
      chosenOption={value !== null && known !== undefined ? { id: value, label: known } : undefined}
    />
  );
}

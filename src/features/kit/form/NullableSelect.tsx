import { Select } from '#ui';

/**
 * An option, if it is loaded. Without an id it is the current choice, which the person may not open and which has only
 * a generic name.
 */
export type Choice = { id: string | null; name: string } | null | undefined;

export interface NullableSelectProps {
  /** Field props from the form. */
  field: {
    name: string;
    label: string;
    value: string | null;
    onChange: (id: string | null) => void;
    error?: string;
    note?: string;
  };
  /** Label of the empty choice. */
  none: string;
  /** Options; duplicates and undefined entries are removed. */
  options: readonly Choice[];
}

const noneId = 'none';

/** A select with an empty choice. */
export function NullableSelect({ field: { value, onChange, ...field }, none, options }: NullableSelectProps) {
  const known = new Map(options.flatMap((each) => (each?.id ? [[each.id, each.name] as const] : [])));
  const restricted = options.find((each) => each?.id === null);
  return (
    <Select
      {...field}
      options={[{ id: noneId, label: restricted?.name ?? none }, ...[...known].map(([id, label]) => ({ id, label }))]}
      value={value ?? noneId}
      onChange={(id) => onChange(id === noneId ? null : id)}
    />
  );
}

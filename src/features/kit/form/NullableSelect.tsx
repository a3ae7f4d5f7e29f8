import { Select } from '#ui';

/** Something to choose, where it is known. */
export type Choice = { id: string; name: string } | null | undefined;

export interface NullableSelectProps {
  /** What the form gives of the field. */
  field: {
    name: string;
    label: string;
    value: string | null;
    onChange: (id: string | null) => void;
    error?: string;
    note?: string;
  };
  /** What it is called that none is chosen. */
  none: string;
  /** Each is offered once, what is not there not at all. */
  options: readonly Choice[];
}

const noneId = 'none';

/** One of these, or none of them. */
export function NullableSelect({ field: { value, onChange, ...field }, none, options }: NullableSelectProps) {
  const known = new Map(options.flatMap((each) => (each ? [[each.id, each.name] as const] : [])));
  return (
    <Select
      {...field}
      options={[{ id: noneId, label: none }, ...[...known].map(([id, label]) => ({ id, label }))]}
      value={value ?? noneId}
      onChange={(id) => onChange(id === noneId ? null : id)}
    />
  );
}

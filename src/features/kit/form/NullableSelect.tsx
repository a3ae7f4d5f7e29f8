import { Select } from '#ui';

/** Something to choose, where it is known. Without an id it is what is chosen now and the person may not open: it has only a general name. */
export type Choice = { id: string | null; name: string } | null | undefined;

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

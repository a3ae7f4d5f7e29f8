import type { SelectOption } from '#ui';

/** A filter in a toolbar. */
export interface Filter {
  name: string;
  label: string;
  /** Options; a filter without options is either on or off. */
  options?: readonly SelectOption[];
  /** Label of the empty choice. */
  any?: string;
  /** Whether it accepts several values. */
  isMany?: boolean;
  /** Whether a custom period can be chosen besides the options. */
  isPeriod?: boolean;
  /** Selected values, empty if the filter is off. Any value if it has no options. */
  chosen: readonly string[];
  choose: (ids: string[]) => void;
}

/** One display option. */
export interface Choice {
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  choose: (id: string) => void;
}

export const isFilterSet = ({ chosen }: Filter) => chosen.length > 0;

/** The value of an active filter without options. */
export const PRESENT = ['there'];

const few = 2;

/** Returns the filter's value in words: a few names, or a count. Undefined for a filter without options. */
export function valueInWords({ options, chosen }: Filter): string | undefined {
  if (!options) return undefined;
  if (chosen.length > few) return String(chosen.length);
  return chosen.map((id) => options.find((option) => option.id === id)?.label ?? id).join(', ');
}

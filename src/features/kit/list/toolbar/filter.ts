import type { SelectOption } from '#ui';

/** What may narrow a list, as its toolbar offers it. */
export interface Filter {
  name: string;
  label: string;
  /** What it may be; a filter without is there or not. */
  options?: readonly SelectOption[];
  /** What it is called where nothing of it is chosen. */
  any?: string;
  /** Whether it may be several at once. */
  isMany?: boolean;
  /** Any two days may be chosen too, besides what is offered. */
  isPeriod?: boolean;
  /** Empty while it narrows nothing. Of a filter without options: anything. */
  chosen: readonly string[];
  choose: (ids: string[]) => void;
}

/** One way to show a list, of several. */
export interface Choice {
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  choose: (id: string) => void;
}

export const isFilterSet = ({ chosen }: Filter) => chosen.length > 0;

/** What a filter without options is while it is there. */
export const PRESENT = ['there'];

const few = 2;

/** What a filter is set to, in words: the names of a few, or how many. Nothing of a filter without options. */
export function valueInWords({ options, chosen }: Filter): string | undefined {
  if (!options) return undefined;
  if (chosen.length > few) return String(chosen.length);
  return chosen.map((id) => options.find((option) => option.id === id)?.label ?? id).join(', ');
}

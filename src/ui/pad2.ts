/** Returns a number of one or two digits with two, as clocks and dates show it. The design system imports nothing of the domain. */
export const pad2 = (value: number): string => String(value).padStart(2, '0');

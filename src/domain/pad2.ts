/** Formats a number with at least two digits. */
export const pad2 = (value: number): string => String(value).padStart(2, '0');

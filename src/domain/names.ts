const particles = new Set(['de', 'da', 'do', 'dos', 'das']);

/**
 * Converts the name of a person or company to title case; de, da, do, dos and das stay lower case (specification,
 * section 5).
 */
export const toTitleCase = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word) => (particles.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');

/** The maximum length of a name in characters. */
export const maxNameLength = 120;

/**
 * Converts a name to title case and truncates it to the maximum length, because changing case can lengthen some
 * letters.
 */
export const normalizeName = (name: string) => [...toTitleCase(name)].slice(0, maxNameLength).join('').trim();

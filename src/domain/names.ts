const particles = new Set(['de', 'da', 'do', 'dos', 'das']);

/** A person's or company's name in title case; de, da, do, dos and das stay low (specification, section 5). */
export const titleCase = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word) => (particles.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');

/** The most characters that a name may have. */
export const longestName = 120;

/** A name in title case, cut to what a name may have: some letters become two or three when their case changes. */
export const fittingName = (name: string) => [...titleCase(name)].slice(0, longestName).join('').trim();

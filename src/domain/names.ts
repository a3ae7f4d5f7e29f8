const particles = new Set(['de', 'da', 'do', 'dos', 'das']);

/** A person's or company's name in title case; de, da, do, dos and das stay low (specification, section 5). */
export const titleCase = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/)
    .map((word) => (particles.has(word) ? word : word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)))
    .join(' ');

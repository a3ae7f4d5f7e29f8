const small = /^(da|das|de|do|dos|e)$/i;

/** Returns the first and last initial of a Brazilian name: `Ana Maria de Souza` is `AS`. */
export function initialsOf(name: string) {
  const parts = name.split(/\s+/).filter((part) => part && !small.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase('pt-BR')).join('');
}

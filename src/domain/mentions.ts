const uuid = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';
// The name may be anything that a person is called but a bracket; the id is what counts.
const pattern = `@\\[([^\\[\\]\\n]{1,120})\\]\\(${uuid}\\)`;

/** A mention at the beginning of a text. */
export const mentionAtStart = new RegExp(`^${pattern}`);

/** What somebody is called where they are mentioned. */
export const mentionName = (name: string): string => name.replace(/[[\]\s]+/g, ' ').trim();

/** How a text mentions somebody. */
export const mentionOf = ({ id, name }: { id: string; name: string }): string => `@[${mentionName(name)}](${id})`;

/** The ids that a text mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'g'))].map(([, , id = '']) => id)),
];

/** A text with plain names where it mentions somebody. */
export const withoutMentions = (text: string): string => text.replace(new RegExp(pattern, 'g'), '@$1');

/** A person in a text as the store keeps it: by id alone, so that a new name shows everywhere and an erased one nowhere. */
export const personToken = (id: string): string => `@[](${id})`;

const token = () => new RegExp(`@\\[\\]\\(${uuid}\\)`, 'g');

/** The ids of the people that a kept text holds, each once. */
export const tokensIn = (text: string): string[] => [...new Set([...text.matchAll(token())].map(([, id = '']) => id))];

/** A text as it is kept: what mentions one of some people does so by id. A token that somebody typed is none. */
export const toKept = (text: string, ids: ReadonlySet<string>): string =>
  text
    .replaceAll('@[](', '@[] (')
    .replace(new RegExp(pattern, 'g'), (mention, _name, id: string) => (ids.has(id) ? personToken(id) : mention));

type Names = ReadonlyMap<string, string>;

/** A kept text as its writer knows it: people are mentioned by the names that they have now. */
export const toWritten = (text: string, names: Names): string =>
  text.replace(token(), (kept, id: string) => (names.has(id) ? mentionOf({ id, name: names.get(id) ?? '' }) : kept));

/** A kept text with plain names in it. */
export const withNames = (text: string, names: Names): string =>
  text.replace(token(), (_, id: string) => names.get(id) ?? '—');

const uuid = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';
// The name may contain anything except brackets and line breaks; only the id identifies the person.
const pattern = `@\\[([^\\[\\]\\n]{1,120})\\]\\(${uuid}\\)`;

/** Matches a mention at the start of a text. */
export const mentionAtStart = new RegExp(`^${pattern}`);

/** Returns the name of a person in the form that a mention can hold, without brackets. */
export const mentionName = (name: string): string => name.replace(/[[\]\s]+/g, ' ').trim();

/** Formats a mention of a person. */
export const formatMention = ({ id, name }: { id: string; name: string }): string => `@[${mentionName(name)}](${id})`;

/** Returns the unique ids that a text mentions. */
export const findMentionedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'g'))].map(([, , id = '']) => id)),
];

/** Replaces mentions by plain names. */
export const stripMentions = (text: string): string => text.replace(new RegExp(pattern, 'g'), '@$1');

/**
 * Formats a person as the store keeps them: by id alone, so that a new name appears everywhere and an erased one
 * nowhere.
 */
export const personToken = (id: string): string => `@[](${id})`;

const token = () => new RegExp(`@\\[\\]\\(${uuid}\\)`, 'g');

/** Returns the unique ids of the people in a stored text. */
export const findPersonIds = (text: string): string[] => [
  ...new Set([...text.matchAll(token())].map(([, id = '']) => id)),
];

/**
 * Converts a text to its stored form: mentions of the given people are replaced by ids. Tokens that somebody typed are
 * escaped.
 */
export const toStoredText = (text: string, ids: ReadonlySet<string>): string =>
  text
    .replaceAll('@[](', '@[] (')
    .replace(new RegExp(pattern, 'g'), (mention, _name, id: string) => (ids.has(id) ? personToken(id) : mention));

type Names = ReadonlyMap<string, string>;

/** Converts a stored text to its editable form, with mentions by current names. */
export const toEditableText = (text: string, names: Names): string =>
  text.replace(token(), (kept, id: string) =>
    names.has(id) ? formatMention({ id, name: names.get(id) ?? '' }) : kept,
  );

/** Renders a stored text with plain names. */
export const renderNames = (text: string, names: Names): string =>
  text.replace(token(), (_, id: string) => names.get(id) ?? '—');

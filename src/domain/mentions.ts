// The name may be anything that a person is called but a bracket; the id is what counts.
const pattern = '@\\[([^\\[\\]\\n]{1,120})\\]\\(([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\)';

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

import { foldText } from './search.ts';

/** The maximum number of distinct tags in a project, over all its steps. */
export const maxTagsOfProject = 50;

/** The number of tag colours. */
export const tagColourCount = 8;

/** Returns the key that identifies a tag; case and accents do not matter. */
export const tagKey = (tag: string): string => foldText(tag);

/** Normalizes tags for storage: single blanks and no duplicates. The first spelling is kept. */
export function normalizeTags(tags: readonly string[]): string[] {
  const tagsByKey = new Map<string, string>();
  for (const tag of tags.map((each) => each.replace(/\s+/g, ' ').trim()))
    if (tag && !tagsByKey.has(tagKey(tag))) tagsByKey.set(tagKey(tag), tag);
  return [...tagsByKey.values()];
}

/** Returns the colour index of a tag, from 0. The same tag has the same colour everywhere. */
export function tagColour(tag: string): number {
  let hash = 2_166_136_261;
  for (const character of tagKey(tag)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % tagColourCount;
}

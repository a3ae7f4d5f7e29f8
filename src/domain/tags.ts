import { folded } from './search.ts';

/** How many tags a project may have on all its steps together. */
export const maxTagsOfProject = 50;

/** How many colours tags come in. */
export const tagColours = 8;

/** Tags whose keys are alike are one tag: case and accents do not matter. */
export const tagKey = (tag: string): string => folded(tag);

/** Tags as they are kept: blanks single, each once as it was written first. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((each) => each.replace(/\s+/g, ' ').trim()))
    if (tag && !kept.has(tagKey(tag))) kept.set(tagKey(tag), tag);
  return [...kept.values()];
}

/** The colour of a tag, the same wherever it stands, counted from 0. */
export function tagColour(tag: string): number {
  let hash = 2_166_136_261;
  for (const character of tagKey(tag)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % tagColours;
}

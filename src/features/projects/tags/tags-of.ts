import { foldText } from '#domain/search';
import { tagKey } from '#domain/tags';
import type { Project, Step } from '../data/queries';

const compare = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare;

/** All tags of a project, each once, by name. */
export function tagsOf({ steps }: Pick<Project, 'steps'>): string[] {
  const tags = new Map(steps.flatMap((step) => step.tags.map((tag) => [tagKey(tag), tag] as const)));
  return [...tags.values()].sort(compare);
}

/** Whether a step has a tag, however it is written. */
export const hasTag = ({ tags }: Pick<Step, 'tags'>, tag: string): boolean =>
  tags.some((each) => tagKey(each) === tagKey(tag));

/** The tags that a text may mean, those that begin with it first; and the text itself where there is no such tag yet. */
export function tagsFor(text: string, known: readonly string[]): { found: string[]; created: string | undefined } {
  const wanted = foldText(text);
  const found = known.filter((tag) => foldText(tag).includes(wanted));
  const rank = (tag: string) => Number(!foldText(tag).startsWith(wanted));
  const isNew = wanted !== '' && !known.some((tag) => tagKey(tag) === wanted);
  return { found: found.sort((left, right) => rank(left) - rank(right)), created: isNew ? text.trim() : undefined };
}

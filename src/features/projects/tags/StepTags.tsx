import { stepChangeRules } from '#openapi/rules/step-change';
import { ComboBox, Section, Stack, TagGroup } from '#ui';
import { useWords } from '../../kernel/language';
import type { Project, Step } from '../data/queries';
import { tagIcon } from './tag-icon';
import { hasTag, tagsFor, tagsOf } from './tags-of';
import { tagWords } from './words';

export interface StepTagsProps {
  project: Project;
  step: Step;
  mayDivide: boolean;
  onChange: (tags: string[]) => void;
}

const longest = 30;

/** The tags of a step, to take off and to add: those of its project, or new ones as they are typed. */
export function StepTags({ project, step, mayDivide, onChange }: StepTagsProps) {
  const t = useWords(tagWords);
  const { tags } = step;
  if (!mayDivide && tags.length === 0) return null;
  const others = tagsOf(project).filter((tag) => !hasTag(step, tag));
  const load = async (text: string) => {
    const { found, created } = tagsFor(text.slice(0, longest), others);
    const isTaken = created !== undefined && hasTag(step, created);
    return [
      ...found.map((tag) => ({ id: tag, label: tag })),
      ...(created && !isTaken ? [{ id: created, label: t('create', { tag: created }), text: created }] : []),
    ];
  };
  return (
    <Section title={t('title')} level={3}>
      <Stack space="s">
        {tags.length > 0 && (
          <TagGroup
            label={t('title')}
            isLabelHidden
            items={tags.map((tag) => ({ id: tag, label: tag, icon: tagIcon(tag) }))}
            onRemove={mayDivide ? (gone) => onChange(tags.filter((tag) => !gone.includes(tag))) : undefined}
          />
        )}
        {mayDivide && tags.length < stepChangeRules.tags.maxItems && (
          <ComboBox
            // Emptied after each choice.
            key={tags.join()}
            label={t('add')}
            placeholder={t('placeholder')}
            load={load}
            onChange={(tag) => tag && onChange([...tags, tag])}
          />
        )}
      </Stack>
    </Section>
  );
}

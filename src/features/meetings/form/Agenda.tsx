import { GridList, NumberField, Stack, Text, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { AddRow, FormRow } from '../../kit/list/form-rows';
import { meetingWords } from '../words';
import { blankTopic, type MeetingValues, type NewTopic, type Topic, topicErrors, withTopic } from './values';

export interface AgendaProps {
  form: Pick<EntityForm<MeetingValues>, 'field'>;
  /** Who may lead a topic: those who are there. */
  people: readonly Choice[];
}

const most = 20;

/** What is to be talked about, for how long and led by whom; one more topic is added below. */
export function Agenda({ form: { field }, people }: AgendaProps) {
  const t = useWords(meetingWords);
  const { label, value, onChange } = field('agenda');
  const add = (topic: NewTopic) => {
    onChange(withTopic(value, topic) ?? value);
    return { ...blankTopic, minutes: topic.minutes };
  };
  const nameOf = (id: string | null) => people.find((person) => person?.id === id)?.name;
  const noteOf = ({ minutes, owner_id }: Topic) =>
    [minutes > 0 && t('minutes', { minutes }), nameOf(owner_id)].filter(Boolean).join(' · ');
  return (
    <Stack space="m">
      {value.length > 0 && (
        <>
          <GridList
            label={label}
            items={[...value]}
            nameOf={(topic) => topic.title}
            onReorder={(ids) => onChange(ids.flatMap((id) => value.find((topic) => topic.id === id) ?? []))}
          >
            {(topic) => (
              <FormRow
                text={topic.title}
                note={noteOf(topic)}
                remove={t('topic.remove', { name: topic.title })}
                onRemove={() => onChange(value.filter(({ id }) => id !== topic.id))}
              />
            )}
          </GridList>
          <Text size="s" tone="secondary">
            {t('topic.total', { count: value.length, minutes: value.reduce((sum, { minutes }) => sum + minutes, 0) })}
          </Text>
        </>
      )}
      {value.length < most && (
        <AddRow field={field('topic')} find={topicErrors} act={t('topic.add')} onAdd={add}>
          {({ title, minutes, owner_id }, change, errors) => (
            <>
              <TextField
                label={t('topic.title')}
                value={title}
                maxLength={120}
                autoComplete="off"
                onChange={(title) => change({ title })}
                error={errors.title && t(`topic.${errors.title}`)}
              />
              <NumberField
                label={t('topic.minutes')}
                value={minutes}
                minValue={0}
                maxValue={600}
                onChange={(minutes) => change({ minutes })}
              />
              <NullableSelect
                field={{
                  name: 'topic-owner',
                  label: t('topic.owner'),
                  value: owner_id,
                  onChange: (owner_id) => change({ owner_id }),
                }}
                none={t('topic.none')}
                options={people}
              />
            </>
          )}
        </AddRow>
      )}
    </Stack>
  );
}

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Columns, GridList, IconButton, Inline, NumberField, Stack, Text, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import { TwoLines } from '../../kit/list/columns';
import { meetingWords } from '../words';
import type { Topic } from './values';

export interface AgendaProps {
  label: string;
  value: readonly Topic[];
  onChange: (topics: Topic[]) => void;
  /** Who may lead a topic: those who are there. */
  people: readonly Choice[];
}

const most = 20;
const blank = { title: '', minutes: 10 as number | null, owner_id: null as string | null };

/** What is to be talked about, for how long and led by whom; one more topic is added below. */
export function Agenda({ label, value, onChange, people }: AgendaProps) {
  'use no memo';
  const t = useWords(meetingWords);
  const [draft, setDraft] = useState(blank);
  const [isTold, setTold] = useState(false);
  const title = draft.title.trim();
  const add = () => {
    if (!title) return setTold(true);
    onChange([...value, { id: crypto.randomUUID(), title, minutes: draft.minutes ?? 0, owner_id: draft.owner_id }]);
    setDraft({ ...blank, minutes: draft.minutes });
    setTold(false);
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
              <Inline space="s" align="center" justify="between" wrap={false}>
                <Stack space="none">
                  <TwoLines text={topic.title} note={noteOf(topic)} />
                </Stack>
                <IconButton
                  size="s"
                  icon={X}
                  label={t('topic.remove', { name: topic.title })}
                  onPress={() => onChange(value.filter(({ id }) => id !== topic.id))}
                />
              </Inline>
            )}
          </GridList>
          <Text size="s" tone="secondary">
            {t('topic.total', { count: value.length, minutes: value.reduce((sum, { minutes }) => sum + minutes, 0) })}
          </Text>
        </>
      )}
      {value.length < most && (
        <>
          <Columns minWidth="s">
            <TextField
              label={t('topic.title')}
              value={draft.title}
              maxLength={120}
              autoComplete="off"
              onChange={(text) => setDraft({ ...draft, title: text })}
              error={isTold && !title ? t('topic.wrong') : undefined}
            />
            <NumberField
              label={t('topic.minutes')}
              value={draft.minutes}
              minValue={0}
              maxValue={600}
              onChange={(minutes) => setDraft({ ...draft, minutes })}
            />
            <NullableSelect
              field={{
                name: 'topic-owner',
                label: t('topic.owner'),
                value: draft.owner_id,
                onChange: (owner_id) => setDraft({ ...draft, owner_id }),
              }}
              none={t('topic.none')}
              options={people}
            />
          </Columns>
          <Inline>
            <Button weight="soft" tone="neutral" icon={Plus} onPress={add}>
              {t('topic.add')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Checkbox, RadioGroup, Section, Select, TextArea, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan, usePerson } from '../../kernel/session';
import { useZoneName } from '../../kernel/time-zones/names';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import type { FormFields } from '../../kit/form/rule-errors';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { openProjects } from '../../projects/public';
import { useUnitChoices } from '../../units/public';
import { allUsers } from '../../users/public';
import { someClients } from '../data/meetings';
import { meetingWords } from '../words';
import { Agenda } from './Agenda';
import { parseAgenda, parseGuests, parseNewGuest, parseNewTopic, parseRepeat } from './drafts';
import { People } from './People';
import { fieldsOfTime, type MeetingValues, timesOf } from './values';
import { When } from './When';

const scopes = ['one', 'following', 'all'] as const;
const reminders = ['none', '0', '5', '15', '30', '60', '1440'];

/** What may be chosen in the form of a meeting: what the person may see, and what stands there. */
export function useChoices(meeting: Schema<'Meeting'> | undefined) {
  const can = useCan();
  const me = usePerson();
  const { data: projects } = useQuery({ ...openProjects(), enabled: can('view:projects') });
  const { data: clients } = useQuery({ ...someClients(), enabled: can('view:finance_clients') });
  const { data: users = [] } = useQuery({ ...allUsers(), enabled: can('view:users') });
  const there = (meeting?.attendees ?? []).flatMap(({ user_id: id, name }) => (id ? [{ id, name }] : []));
  const organizer = meeting?.organizer ?? (me ? { id: me.id, name: me.name } : null);
  const all = [...users.filter(({ status }) => status === 'active'), ...there];
  const people = new Map(all.map(({ id, name }) => [id, { id, name }]));
  if (organizer) people.delete(organizer.id);
  return {
    projects: [...(projects?.data ?? []), meeting?.project],
    clients: [...(clients?.data ?? []), meeting?.client],
    units: [...useUnitChoices(meeting?.unit), meeting?.unit],
    people: [...people.values()],
    organizer,
  };
}
export type Choices = ReturnType<typeof useChoices>;

/** What the fields of a meeting are called, and how their values read. */
export function useMeetingFields({ projects, clients, units, people }: Choices): FormFields<MeetingValues> {
  const t = useWords(meetingWords);
  const zoneName = useZoneName();
  const nameIn = (of: readonly Choice[]) => (id: string | null) => of.find((each) => each?.id === id)?.name ?? '';
  const plain = ['title', 'day', 'start', 'end', 'location', 'conference_url', 'description'] as const;
  return {
    ...(Object.fromEntries(plain.map((name) => [name, { label: t(`field.${name}`) }])) as Pick<
      FormFields<MeetingValues>,
      (typeof plain)[number]
    >),
    time_zone: { label: t('field.time_zone'), show: zoneName },
    people: { label: t('field.people'), show: (ids) => ids.map(nameIn(people)).join(', ') },
    guests: { label: t('field.guests'), parse: parseGuests, show: (all) => all.map(({ email }) => email).join(', ') },
    agenda: { label: t('field.agenda'), parse: parseAgenda, show: (all) => all.map(({ title }) => title).join(', ') },
    guest: { label: t('guest.email'), parse: parseNewGuest, show: ({ email }) => email },
    topic: { label: t('topic.title'), parse: parseNewTopic, show: ({ title }) => title },
    project_id: { label: t('field.project_id'), show: nameIn(projects) },
    client_id: { label: t('field.client_id'), show: nameIn(clients) },
    unit_id: { label: t('field.unit_id'), show: nameIn(units) },
    reminder: { label: t('field.reminder'), show: (of) => reminderName(t, of) },
    repeat: { label: t('field.repeat'), parse: parseRepeat, show: (of) => (of ? t('repeats') : '') },
    scope: { label: t('field.scope'), show: (of) => t(`scope.${of}`) },
    is_private: { label: t('field.is_private'), show: (is) => (is ? t('privateTo') : '') },
    mails_guests: { label: t('field.mails_guests'), show: (are) => t(are ? 'guest.mailed' : 'guest.notMailed') },
  };
}

function reminderName(t: ReturnType<typeof useWords<(typeof meetingWords)['pt-BR']>>, of: string): string {
  const key = `reminder.${of}` as 'reminder.none';
  return t.has(key) ? t(key) : t('reminder.other', { minutes: Number(of) });
}

export interface MeetingFieldsProps {
  form: Pick<EntityForm<MeetingValues>, 'field' | 'values' | 'change'>;
  choices: Choices;
  nights: number;
  meeting?: Schema<'Meeting'>;
}

/** All that is known of a meeting. */
export function MeetingFields({ form, choices, nights, meeting }: MeetingFieldsProps) {
  const t = useWords(meetingWords);
  const sees = useCan()('view:finance_clients');
  const { field, values, change } = form;
  const { organizer, people, projects, clients, units } = choices;
  const scope = field('scope');
  const { value: isPrivate, ...privacy } = field('is_private');
  const { value: mailsGuests, ...mails } = field('mails_guests');
  const times = timesOf(values, nights);
  const { time_zone, unit_id, reminder } = values;
  const user_ids = organizer ? [organizer.id, ...values.people] : [];
  const asked = times && { ...times, time_zone, user_ids, unit_id, except_id: meeting?.id ?? null };
  const onUse = (time: NonNullable<typeof times>) => change(fieldsOfTime(time, time_zone));
  const there = [organizer, ...people.filter((person) => values.people.includes(person.id))];
  return (
    <>
      <TextField {...field('title')} autoComplete="off" />
      <Section title={t('section.when')}>
        <When form={form} check={asked && organizer ? { asked, onUse } : undefined} />
        {meeting?.series && (
          <RadioGroup
            {...scope}
            note={t('note.scope')}
            options={scopes.map((each) => ({ id: each, label: t(`scope.${each}`) }))}
            onChange={(to) => change({ scope: scopes.find((each) => each === to) ?? 'one' })}
          />
        )}
        <Select
          {...field('reminder')}
          options={[...new Set([...reminders, reminder])].map((each) => ({ id: each, label: reminderName(t, each) }))}
        />
      </Section>
      <Section title={t('section.where')}>
        <TextField {...field('location')} autoComplete="off" />
        <TextField {...field('conference_url')} autoComplete="off" note={t('note.conference_url')} />
      </Section>
      <Section title={t('section.people')}>
        <People form={{ field }} people={people} attendees={meeting?.attendees} />
        {values.guests.length > 0 && <Checkbox {...mails} isSelected={mailsGuests} note={t('note.mails_guests')} />}
        <Checkbox {...privacy} isSelected={isPrivate} note={t('note.is_private')} />
      </Section>
      <Section title={t('section.agenda')}>
        <Agenda form={{ field }} people={there} />
      </Section>
      <Section title={t('section.about')}>
        <NullableSelect field={field('project_id')} none={t('noProject')} options={projects} />
        {(sees || values.client_id) && (
          <NullableSelect field={field('client_id')} none={t('noClient')} options={clients} />
        )}
        <NullableSelect field={field('unit_id')} none={t('noUnit')} options={units} />
        <TextArea {...field('description')} />
      </Section>
    </>
  );
}

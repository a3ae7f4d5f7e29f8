import type { Schema } from '#openapi/operations';
import { List, MultiSelect, Select, Stack, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { TwoLines } from '../../kit/list/columns';
import { AddRow, FormRow } from '../../kit/list/form-rows';
import { whenWords } from '../when/words';
import { meetingWords } from '../words';
import { responses } from './drafts';
import { blankGuest, type Guest, guestErrors, type MeetingValues, type NewGuest, withGuest } from './values';

export interface PeopleProps {
  form: Pick<EntityForm<MeetingValues>, 'field'>;
  people: readonly { id: string; name: string }[];
  attendees?: readonly Schema<'MeetingAttendee'>[];
}

/** Who attends: people of the workspace, and guests from outside by e-mail, with what these answered. */
export function People({ form: { field }, people, attendees = [] }: PeopleProps) {
  const t = useWords(meetingWords);
  const { label, value, onChange } = field('guests');
  const whenT = useWords(whenWords);
  const absent = attendees.filter(
    ({ user_id, is_waiting, response }) => user_id && (is_waiting || response === 'declined'),
  );
  const add = (guest: NewGuest) => {
    onChange(withGuest(value, guest) ?? value);
    return blankGuest;
  };
  return (
    <>
      {people.length > 0 && (
        <MultiSelect
          {...field('people')}
          note={t('note.people')}
          options={people.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      {absent.length > 0 && (
        <List label={t('field.people')} items={absent} density="compact">
          {({ name, is_waiting, response }) => (
            <TwoLines text={name} note={is_waiting ? whenT('waits') : t(`response.${response}`)} />
          )}
        </List>
      )}
      <Stack space="m">
        {value.length > 0 && (
          <List label={label} items={value.map((guest) => ({ ...guest, id: guest.email }))} density="compact">
            {({ id, name, response }) => (
              <FormRow
                text={name || id}
                note={name ? id : undefined}
                remove={t('guest.remove', { name: name || id })}
                onRemove={() => onChange(value.filter(({ email }) => email !== id))}
              >
                <Select
                  label={t('guest.response', { name: name || id })}
                  isLabelHidden
                  options={responses.map((each) => ({ id: each, label: t(`response.${each}`) }))}
                  value={response}
                  onChange={(to) =>
                    onChange(
                      value.map((guest) =>
                        guest.email === id ? { ...guest, response: to as Guest['response'] } : guest,
                      ),
                    )
                  }
                />
              </FormRow>
            )}
          </List>
        )}
        <AddRow field={field('guest')} find={(guest) => guestErrors(value, guest)} act={t('guest.add')} onAdd={add}>
          {({ email, name }, change, errors) => (
            <>
              <TextField
                label={t('guest.email')}
                value={email}
                maxLength={254}
                autoComplete="off"
                onChange={(email) => change({ email })}
                error={errors.email && t(`guest.${errors.email}`)}
              />
              <TextField
                label={t('guest.name')}
                value={name}
                maxLength={120}
                autoComplete="off"
                onChange={(name) => change({ name })}
              />
            </>
          )}
        </AddRow>
      </Stack>
    </>
  );
}

import { isEmail } from '#domain/email';
import { List, MultiSelect, Select, Stack, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { AddRow, FormRow } from '../../kit/list/form-rows';
import { meetingWords } from '../words';
import { responses } from './drafts';
import { blankGuest, type Guest, type MeetingValues, type NewGuest, withGuest } from './values';

export interface PeopleProps {
  form: Pick<EntityForm<MeetingValues>, 'field'>;
  people: readonly { id: string; name: string }[];
}

/** Who attends: people of the workspace, and guests from outside by e-mail, with what these answered. */
export function People({ form: { field }, people }: PeopleProps) {
  'use no memo';
  const t = useWords(meetingWords);
  const { label, value, onChange } = field('guests');
  const emailOf = (typed: string) => typed.trim().toLowerCase();
  const isKnown = (typed: string) => value.some(({ email }) => email === emailOf(typed));
  const typed = field('guest');
  const add = (guest: NewGuest) => {
    const guests = withGuest(value, guest);
    if (guests) onChange(guests);
    return guests && blankGuest;
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
        <AddRow draft={typed.value} onChange={typed.onChange} error={typed.error} act={t('guest.add')} onAdd={add}>
          {({ email, name }, change, isTold) => (
            <>
              <TextField
                label={t('guest.email')}
                value={email}
                maxLength={254}
                autoComplete="off"
                onChange={(email) => change({ email })}
                error={
                  isTold && !isEmail(emailOf(email))
                    ? t('guest.wrong')
                    : isTold && isKnown(email)
                      ? t('guest.known')
                      : undefined
                }
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

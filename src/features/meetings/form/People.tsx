import { MultiSelect } from '#ui';
import { useWords } from '../../kernel/language';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { meetingWords } from '../words';
import { Guests } from './Guests';
import type { MeetingValues } from './values';

export interface PeopleProps {
  form: Pick<EntityForm<MeetingValues>, 'field'>;
  people: readonly { id: string; name: string }[];
}

/** Who attends: people of the workspace, and guests by e-mail. */
export function People({ form: { field }, people }: PeopleProps) {
  'use no memo';
  const t = useWords(meetingWords);
  return (
    <>
      {people.length > 0 && (
        <MultiSelect
          {...field('people')}
          note={t('note.people')}
          options={people.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <Guests {...field('guests')} />
    </>
  );
}

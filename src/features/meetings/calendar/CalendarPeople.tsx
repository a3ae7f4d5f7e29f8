import { useQuery } from '@tanstack/react-query';
import { MultiSelect, Popover } from '#ui';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { allUsers } from '../../users/public';
import { PeopleButton } from './PeopleButton';
import { calendarWords } from './words';

export interface CalendarPeopleProps {
  value: string[];
  onChange: (ids: string[]) => void;
}

/** Whose calendars lie over one's own: a module of its own, for the choice comes late. */
export function CalendarPeople(props: CalendarPeopleProps) {
  const t = useWords(calendarWords);
  return (
    <Popover label={t('people.label')} trigger={<PeopleButton count={props.value.length} />}>
      <PeopleChoice {...props} />
    </Popover>
  );
}

function PeopleChoice({ value, onChange }: CalendarPeopleProps) {
  const t = useWords(calendarWords);
  const me = usePerson();
  const { data: users = [] } = useQuery(allUsers());
  const others = users.filter(({ id, status }) => id !== me?.id && status === 'active');
  return (
    <MultiSelect
      label={t('people.label')}
      note={t('people.note')}
      options={others.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

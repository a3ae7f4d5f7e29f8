import { useQuery } from '@tanstack/react-query';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { useCan, usePerson } from '../../kernel/session';
import { ListPage } from '../../kit/list/ListPage';
import { listRoute } from '../../kit/list/route';
import { paths } from '../../paths';
import { openProjects } from '../../projects/public';
import { useUnitChoices } from '../../units/public';
import { allUsers } from '../../users/public';
import { meetingList, meetingsView } from '../data/meetings';
import { useMeetingColumns, useMeetingGroups } from './use-meeting-columns';
import { meetingListWords } from './words';

export const { handle, loader } = listRoute({
  view: meetingsView,
  list: meetingList,
  title: meetingListWords,
  scope: 'meetings',
});

/** All meetings that the person may see, as the address says. */
export function Component() {
  const can = useCan();
  const me = usePerson();
  // What its filters offer holds up no row.
  const isPainted = useIsPainted();
  const { data: projects } = useQuery({ ...openProjects(), enabled: isPainted && can('view:projects') });
  const { data: people = [] } = useQuery({ ...allUsers(), enabled: isPainted && can('view:users') });
  const others = people.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ id, name }));
  return (
    <ListPage
      address={paths.meetings()}
      view={meetingsView}
      list={meetingList}
      words={meetingListWords}
      columns={useMeetingColumns()}
      groups={useMeetingGroups()}
      href={({ id }) => paths.meeting({ meetingId: id })}
      options={{
        project: projects?.data ?? [],
        unit: useUnitChoices(),
        attendee: me ? [{ id: me.id, name: me.name }, ...others] : others,
      }}
      create={{ to: paths.createMeeting() }}
      scope="meetings"
    />
  );
}

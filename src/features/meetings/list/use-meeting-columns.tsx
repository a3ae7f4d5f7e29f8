import { dayOf } from '#domain/dates';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { type ListColumn, TwoLines } from '../../kit/list/columns';
import type { GroupBy } from '../../kit/list/groups';
import { type Meeting, meetingStatuses } from '../data/meetings';
import { ownZone } from '../data/today';
import { MeetingStatusBadge } from '../look';
import { useWhen } from '../use-when';
import { meetingWords } from '../words';

const peopleOf = ({ attendees }: Meeting) => attendees.map(({ name, email }) => name || email).join(', ');

/** What a table, a card and a file say of meetings. */
export function useMeetingColumns(): ListColumn<Meeting>[] {
  const t = useWords(meetingWords);
  const { when, elsewhere } = useWhen();
  return [
    {
      id: 'title',
      label: t('field.title'),
      isRowHeader: true,
      width: 'wide',
      text: ({ name }) => name,
      cell: ({ name, client, is_private, series }) => {
        const note = [is_private ? t('privateTo') : client?.name, series && t('repeats')].filter(Boolean).join(' · ');
        return <TwoLines text={name} note={note || undefined} weight="medium" />;
      },
    },
    {
      id: 'when',
      label: t('field.when'),
      width: 'fit',
      text: (row) => when(row),
      cell: (row) => <TwoLines text={when(row)} note={elsewhere(row)} />,
    },
    {
      id: 'where',
      label: t('field.location'),
      text: ({ location, conference_url }) => location || conference_url,
      cell: ({ location, conference_url }) => location || (conference_url && t('field.conference_url')) || null,
    },
    { id: 'organizer', label: t('field.organizer'), text: ({ organizer }) => organizer?.name },
    { id: 'people', label: t('field.people'), isInFileOnly: true, text: peopleOf },
    { id: 'project', label: t('field.project_id'), text: ({ project }) => project?.name },
    { id: 'client', label: t('field.client_id'), isInFileOnly: true, text: ({ client }) => client?.name },
    { id: 'unit', label: t('field.unit_id'), isInFileOnly: true, text: ({ unit }) => unit?.name },
    {
      id: 'status',
      label: t('field.status'),
      width: 'fit',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <MeetingStatusBadge status={status} />,
    },
  ];
}

/** What meetings are put together by. */
export function useMeetingGroups(): Record<string, GroupBy<Meeting>> {
  const t = useWords(meetingWords);
  const { longDay } = useFormats();
  return {
    day: { of: ({ start_at }) => ({ id: dayOf(new Date(start_at), ownZone()) }), nameOf: longDay },
    status: {
      of: ({ status }) => ({ id: status }),
      order: meetingStatuses,
      nameOf: (id) => t(`status.${id as Meeting['status']}`),
    },
    project: { of: ({ project }) => project, nameOf: () => t('noProject') },
  };
}

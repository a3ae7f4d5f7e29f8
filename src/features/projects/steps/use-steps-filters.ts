import { CalendarDays, ChartGantt, Columns3, List as ListIcon } from 'lucide-react';
import { stepPriorities } from '#domain/step-priority';
import { tagKey } from '#domain/tags';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import type { Choice, Filter } from '../../kit/list/toolbar/filter';
import type { Member } from '../data/queries';
import { priorityIcon } from '../priority/priority-look';
import { usePriorityName } from '../priority/use-priority-name';
import { stepLook } from '../status/step-look';
import { tagIcon } from '../tags/tag-icon';
import { words as projectWords } from '../words';
import { groupings, modes, type StepsView, sortings, stepStatuses } from './view';
import { words } from './words';

type Change = (part: Partial<StepsView>) => void;

/** What the steps of a project may be narrowed by that is its own. */
interface Known {
  members: readonly Member[];
  tags: readonly string[];
}

/** What may narrow the steps of a project: their status, how urgent they are, their tags, and who does them. */
export function useStepsFilters(view: StepsView, { members, tags }: Known, onChange: Change): Filter[] {
  const t = useWords(words);
  const told = useWords(projectWords);
  const priorityName = usePriorityName();
  const me = usePerson()?.id;
  const people = [
    { id: 'me', label: t('filter.me') },
    { id: 'none', label: t('filter.nobody') },
    ...members.filter(({ user }) => user.id !== me).map(({ user }) => ({ id: user.id, label: user.name })),
  ];
  const tag = tags.find((each) => tagKey(each) === tagKey(view.tag)) ?? view.tag;
  const isStrange = view.assignee !== '' && !people.some(({ id }) => id === view.assignee);
  return [
    {
      name: 'status',
      label: t('filter.status'),
      options: [
        { id: 'open', label: t('filter.open') },
        ...stepStatuses.map((id) => ({ id, label: told(`stepStatus.${id}`), icon: stepLook(id).icon })),
      ],
      chosen: view.filterStatus === 'all' ? [] : [view.filterStatus],
      choose: ([id]) => onChange({ filterStatus: (id ?? 'all') as StepsView['filterStatus'] }),
    },
    {
      name: 'priority',
      label: t('filter.priority'),
      options: stepPriorities.map((id) => ({ id, label: priorityName(id), icon: priorityIcon(id) })),
      chosen: view.filterPriority === 'all' ? [] : [view.filterPriority],
      choose: ([id]) => onChange({ filterPriority: (id ?? 'all') as StepsView['filterPriority'] }),
    },
    ...(tags.length > 0 || view.tag
      ? [
          {
            name: 'tag',
            label: t('filter.tag'),
            options: [...new Set([...tags, ...(tag ? [tag] : [])])].map((id) => ({ id, label: id, icon: tagIcon(id) })),
            chosen: tag ? [tag] : [],
            choose: ([id]: string[]) => onChange({ tag: id ?? '' }),
          },
        ]
      : []),
    {
      name: 'assignee',
      label: t('filter.assignee'),
      options: isStrange ? [...people, { id: view.assignee, label: t('filter.other') }] : people,
      chosen: view.assignee === '' ? [] : [view.assignee],
      choose: ([id]) => onChange({ assignee: id ?? '' }),
    },
  ];
}

const icons = { list: ListIcon, board: Columns3, calendar: CalendarDays, timeline: ChartGantt };

/** How the steps of a project may be shown; only the list has groups and an order of its own. */
export function useStepsChoices(view: StepsView, onChange: Change): Choice[] {
  const t = useWords(words);
  const mode: Choice = {
    name: 'mode',
    label: t('mode.label'),
    options: modes.map((id) => ({ id, label: t(`mode.${id}`), icon: icons[id] })),
    value: view.viewMode,
    choose: (id) => onChange({ viewMode: id as StepsView['viewMode'] }),
  };
  if (view.viewMode !== 'list') return [mode];
  return [
    mode,
    {
      name: 'group',
      label: t('group.label'),
      options: groupings.map((id) => ({ id, label: t(`group.${id}`) })),
      value: view.groupBy,
      choose: (id) => onChange({ groupBy: id as StepsView['groupBy'] }),
    },
    {
      name: 'sort',
      label: t('sort.label'),
      options: sortings.flatMap((id) =>
        (['asc', 'desc'] as const).map((order) => ({ id: `${id} ${order}`, label: t(`sort.${id}.${order}`) })),
      ),
      value: `${view.sortBy} ${view.sortOrder}`,
      choose: (id) => {
        const [sortBy, sortOrder] = id.split(' ') as [StepsView['sortBy'], StepsView['sortOrder']];
        onChange({ sortBy, sortOrder });
      },
    },
  ];
}

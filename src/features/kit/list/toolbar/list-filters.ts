import { LayoutGrid, TableProperties } from 'lucide-react';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { parsePeriod } from '../address/fields';
import { optionKey } from '../messages';
import type { AnyList } from '../use-list';
import { listWords } from '../words';
import { type Choice, type Filter, PRESENT } from './filter';
import { usualPeriods } from './periods';

/** Options of the filters by id, by filter name. */
export type OptionsById = Record<string, readonly { id: string; name: string }[]>;

/** Returns a list's filters from its view, without those that have no options. */
export function useListFilters({ view, words, values, change }: AnyList, byId: OptionsById): Filter[] {
  const t = useWords(words);
  const own = useWords(listWords);
  const { today, day } = useFormats();
  return Object.entries(view.filters).flatMap(([name, { kind, values: known }]): Filter[] => {
    const value = values[name];
    if (kind === 'text') return [];
    const label = t(`list.filter.${name}`);
    if (kind === 'flag')
      return [{ name, label, chosen: value ? PRESENT : [], choose: (ids) => change({ [name]: ids.length > 0 }) }];
    const choose = ([id]: string[]) => change({ [name]: id });
    if (kind === 'period') {
      const options = usualPeriods(today()).map(({ id, name: period }) => ({ id, label: own(`period.${period}`) }));
      const { from, to } = parsePeriod(value);
      const as = from && to ? 'fromTo' : from ? 'from' : 'to';
      const days = own(`period.${as}`, { from: from ? day(from) : '', to: to ? day(to) : '' });
      if (value !== undefined && !options.some(({ id }) => id === value)) options.push({ id: value, label: days });
      const chosen = value === undefined ? [] : [value];
      return [{ name, label, options, isPeriod: true, chosen, choose }];
    }
    const options = byId[name]
      ? byId[name].map(({ id, name: words }) => ({ id, label: words }))
      : known.map((id) => ({ id, label: t(optionKey(name, id)) }));
    if (kind === 'many') {
      const chooseMany = (ids: string[]) => change({ [name]: known.filter((id) => ids.includes(id)) });
      return [{ name, label, options, isMany: true, chosen: value, choose: chooseMany }];
    }
    if (value !== undefined && !options.some(({ id }) => id === value))
      options.push({ id: value, label: t(`list.other.${name}`) });
    if (options.length === 0) return [];
    return [{ name, label, any: t(`list.any.${name}`), options, chosen: value === undefined ? [] : [value], choose }];
  });
}

const nothing = 'nothing';
const icons = { list: TableProperties, cards: LayoutGrid };

/** Returns a list's display options from its view. */
export function useListChoices({ view, words, values, change }: AnyList): Choice[] {
  const own = useWords(listWords);
  const t = useWords(words);
  const choices: Choice[] = [];
  if (view.shows.length > 1)
    choices.push({
      name: 'view',
      label: own('view.as'),
      options: (['list', 'cards'] as const).map((id) => ({ id, label: own(`view.${id}`), icon: icons[id] })),
      value: values.view,
      choose: (id) => change({ view: id }),
    });
  if (view.groups.length > 0)
    choices.push({
      name: 'group',
      label: own('group.by'),
      options: [
        { id: nothing, label: own('group.nothing') },
        ...view.groups.map((id) => ({ id, label: t(`list.group.${id}`) })),
      ],
      value: values.group ?? nothing,
      choose: (id) => change({ group: id === nothing ? undefined : id }),
    });
  choices.push({
    name: 'sort',
    label: own('filter.sort'),
    options: Object.keys(view.sorts).map((id) => ({ id, label: t(`list.sort.${id}`) })),
    value: values.sort_by,
    choose: (id) => change({ sort_by: id, sort_order: view.sorts[id] }),
  });
  return choices;
}

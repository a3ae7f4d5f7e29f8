import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, ButtonLink, EmptyState, Page, Skeleton, Stack } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { useLiveChanges } from '../kernel/live';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { usePerson } from '../kernel/session';
import { choiceField, textField, unitIdField } from '../kit/list/address/fields';
import { createCodec, useView } from '../kit/list/address/view';
import { useRowsInPlace } from '../kit/list/focus';
import { IgnoredPart } from '../kit/list/IgnoredPart';
import { Toolbar } from '../kit/list/toolbar/Toolbar';
import { paths } from '../paths';
import { usePriorityName } from '../projects/public';
import { myWork } from './data/queries';
import { grouped, groupedByPriority, isCalled } from './groups';
import { useFinishing } from './list/use-finishing';
import { WorkGroup } from './WorkGroup';
import { WorkKeys } from './WorkKeys';
import * as styles from './WorkPage.css';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

// The page comes at once, its rows when they are here.
export const loader = () => {
  void queryClient.prefetchQuery(myWork());
  return null;
};

const none: never[] = [];
const sortings = ['due_date', 'priority'] as const;
const workView = createCodec({ search: textField(), unit: unitIdField(), sortBy: choiceField(sortings) });

/** What the person has to do in all projects, by when it is due, to finish in place. */
export function Component() {
  const t = useWords(words);
  const today = useFormats().today();
  const { values, change, ignored } = useView(workView);
  const { search, unit, sortBy } = values;
  const places = useRowsInPlace();
  const field = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery(myWork());
  // What was loaded stays on screen when asking anew fails.
  if (error && !data) throw error;
  useLiveChanges();

  const { items, may, turn } = useFinishing(data ?? none);
  const units = usePerson()?.units ?? [];
  // One that is not one's own stands in an address that somebody sent.
  const isOther = unit !== undefined && !units.some(({ id }) => id === unit);
  const options = isOther ? [...units, { id: unit, name: t('unit.other') }] : units;
  const here = unit ? items.filter(({ unit_id }) => unit_id === unit) : items;
  const shown = search ? here.filter((item) => isCalled(item, search)) : here;
  const priorityName = usePriorityName();
  const groups =
    sortBy === 'priority'
      ? groupedByPriority(shown).map(({ group, ...rest }) => ({ title: priorityName(group), ...rest }))
      : grouped(shown, today).map(({ group, ...rest }) => ({ title: t(`group.${group}`), ...rest }));
  const inOrder = groups.flatMap(({ items: inside }) => inside);
  const open = here.filter(({ status }) => status !== 'done');
  const late = open.filter(({ due_date }) => due_date !== null && due_date < today);

  return (
    <Page
      title={t('title')}
      // Its line is there before its words.
      description={items.length > 0 ? t('lead', { open: open.length, late: late.length }) : !data && '\u00a0'}
    >
      <Stack space="l">
        <IgnoredPart ignored={ignored} change={change} />
        {!data && (
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        )}
        {items.length > 0 && (
          <Toolbar
            search={{
              label: t('search'),
              value: search,
              onChange: (words) => change({ search: words }),
              isAnsweredHere: true,
              inputRef: field,
            }}
            filters={
              options.length > 0
                ? [
                    {
                      name: 'unit',
                      label: t('unit.label'),
                      any: t('unit.any'),
                      options: options.map(({ id, name }) => ({ id, label: name })),
                      chosen: unit ? [unit] : [],
                      choose: ([id]) => change({ unit: id }),
                    },
                  ]
                : []
            }
            onClear={() => change({ unit: undefined })}
            choices={[
              {
                name: 'sort',
                label: t('sort.label'),
                options: sortings.map((id) => ({ id, label: t(`sort.${id}`) })),
                value: sortBy,
                choose: (id) => change({ sortBy: id as typeof sortBy }),
              },
            ]}
          />
        )}
        {data && items.length === 0 && (
          <EmptyState
            kind="nothing yet"
            title={t('empty.title')}
            description={t('empty.text')}
            action={
              <ButtonLink href={paths.projects()} weight="soft" tone="neutral">
                {t('empty.projects')}
              </ButtonLink>
            }
          />
        )}
        {items.length > 0 && shown.length === 0 && (
          <EmptyState
            kind="nothing matches"
            title={t('filtered.title')}
            description={t('filtered.text', { total: items.length })}
            action={
              <Button weight="soft" tone="neutral" onPress={() => change({ search: '', unit: undefined })}>
                {t('filtered.clear')}
              </Button>
            }
          />
        )}
        <div className={styles.groups}>
          {groups.map(({ title, items: inside }) => (
            <WorkGroup key={title} title={title} items={inside} may={may} turn={turn} places={places} />
          ))}
        </div>
      </Stack>
      <WorkKeys rows={places.handle} search={field} items={inOrder} may={may} turn={turn} />
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Badge, Card, Columns, Inline, Link, Select, Skeleton, Stack, Text } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { useLiveChanges } from '../../kernel/live';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { saveSelection, useSelectedUnit } from '../../kernel/selection';
import { useCan } from '../../kernel/session';
import { Figures } from '../../kit/section/Figures';
import { QueryPage } from '../../kit/section/QueryPage';
import { QuerySection } from '../../kit/section/QuerySection';
import { paths } from '../../paths';
import { type Unit, unitSummary } from '../api';
import { ownUnits } from '../own-units';
import { unitWords } from '../words';
import * as styles from './OwnUnitsPage.css';
import { useUnitMoney } from './use-unit-money';
import { ownUnitWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(unitWords, language)('title') };

export const loader = () => void queryClient.prefetchQuery(ownUnits());

const all = 'all';

/** The person's units with what they have to do; one of them is where new work begins. */
export function Component() {
  useLiveChanges();
  const t = useWords(unitWords);
  const own = useWords(ownUnitWords);
  const query = useQuery(ownUnits());
  const kept = useSelectedUnit();
  const empty = { title: own('empty.title'), description: own('empty.text') };
  return (
    <QueryPage title={t('title')} query={query} empty={empty}>
      {(units) => {
        const current = units.find(({ id }) => id === kept);
        const isOneOfMany = units.length > 1;
        return (
          <Stack space="l">
            {isOneOfMany && (
              <div className={styles.choice}>
                <Select
                  label={own('current')}
                  note={own('currentNote')}
                  options={[{ id: all, label: t('all') }, ...units.map(({ id, name }) => ({ id, label: name }))]}
                  value={current?.id ?? all}
                  onChange={(unit) => saveSelection({ unit: unit === all ? undefined : unit })}
                />
              </div>
            )}
            <Columns minWidth="l">
              {units.map((unit) => (
                <OwnUnit key={unit.id} unit={unit} isCurrent={isOneOfMany && unit === current} />
              ))}
            </Columns>
          </Stack>
        );
      }}
    </QueryPage>
  );
}

const counted = ['users', 'projects_open', 'projects_late', 'meetings_7d', 'invitations_pending'] as const;

function OwnUnit({ unit: { id, name, code, type, address, my_role }, isCurrent }: { unit: Unit; isCurrent: boolean }) {
  const t = useWords(unitWords);
  const own = useWords(ownUnitWords);
  const summary = useQuery(unitSummary(id));
  const moneyOf = useUnitMoney();
  const isManager = useCan()('manage:units');
  const edit = isManager ? paths.adminUnit({ unitId: id }) : my_role === 'admin' && paths.unit({ unitId: id });
  const link = edit && (
    <Inline space="m">
      <Link href={paths.unitPeople({ unitId: id })} aria-label={own('peopleOf', { name })}>
        {own('people')}
      </Link>
      <Link href={edit} aria-label={own('editOf', { name })}>
        <span className={styles.act}>{own('edit')}</span>
      </Link>
    </Inline>
  );
  const projects = `${paths.projects()}?unit=${id}`;
  const leads = {
    projects_open: projects,
    projects_late: `${projects}&late=1`,
    meetings_7d: `${paths.meetings()}?unit=${id}`,
  };
  const facts = (counts?: typeof summary.data) => (
    <Stack space="m">
      <Inline space="s">
        <Text size="s" tone="secondary">
          {[code, t(`type.${type}`), address.city].filter(Boolean).join(' · ')}
        </Text>
        {isCurrent && <Badge tone="accent">{own('current')}</Badge>}
      </Inline>
      <Figures
        of={[
          ...counted.map((figure) => {
            // Some figures lead to what they count.
            const lead = figure as keyof typeof leads;
            const href = leads[lead];
            const to = href && counts ? { href, label: own(`leads.${lead}`, { count: counts[lead] }) } : undefined;
            return { label: own(`stat.${figure}`), value: counts?.[figure], to };
          }),
          ...(counts ? moneyOf(counts) : []),
        ]}
      />
    </Stack>
  );
  return (
    <Card padding="l">
      <QuerySection
        title={name}
        query={summary}
        actions={link}
        meanwhile={
          <>
            {facts()}
            {/* There may be figures of money too. */}
            <Skeleton lines={0} />
          </>
        }
      >
        {facts}
      </QuerySection>
    </Card>
  );
}

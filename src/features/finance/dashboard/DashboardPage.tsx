import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Printer } from 'lucide-react';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { ButtonLink, Card, EmptyState, IconButton, Page, Skeleton, Stack } from '#ui';
import { getFormats, useFormats } from '../../kernel/format';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useLiveChanges } from '../../kernel/live';
import type { PageHandle } from '../../kernel/page';
import { toProblem } from '../../kernel/problem';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { Shortcuts } from '../../kernel/shortcuts/Shortcuts';
import { useView } from '../../kit/list/address/view';
import { IgnoredPart } from '../../kit/list/IgnoredPart';
import { QuerySection, type QuerySectionProps } from '../../kit/section/QuerySection';
import { paths } from '../../paths';
import {
  ageing,
  cashflow,
  categorySums,
  financeSummary,
  forecast,
  projectMargins,
  topAccounts,
} from '../data/dashboard';
import { CategorySums } from './CategorySums';
import * as styles from './DashboardPage.css';
import { linksOf } from './links';
import { ProjectMargins } from './ProjectMargins';
import { turnPrivacy, useIsPrivate } from './privacy';
import { Summary } from './Summary';
import { GranularityChoice, Tools } from './Tools';
import { askedOf, dashboardView } from './view';
import { dashboardWords } from './words';

// Charts weigh as much as the rest of the page: it is there before them.
const AgeingChart = lazyComponent(() => import('./Charts'), 'AgeingChart');
const CashflowChart = lazyComponent(() => import('./Charts'), 'CashflowChart');
const Forecast = lazyComponent(() => import('./Forecast'), 'Forecast');
const TopAccounts = lazyComponent(() => import('./TopAccounts'), 'TopAccounts');

export const handle: PageHandle = {
  pageName: (language) => translator(dashboardWords, language)('title'),
};

// What is seen first is asked for at once; each part waits for its own answer.
export function loader({ request }: LoaderFunctionArgs) {
  const values = dashboardView.read(new URL(request.url).searchParams);
  const asked = askedOf(values, getFormats().today());
  void queryClient.prefetchQuery(financeSummary(asked.flows));
  void queryClient.prefetchQuery(cashflow(asked.cashflow));
  void queryClient.prefetchQuery(forecast(asked.ofUnit));
  return null;
}

const isNothing = ({ balance_cents, realized, expected, previous, receivable, payable }: Schema<'FinanceSummary'>) =>
  balance_cents === 0 &&
  receivable.open_count + payable.open_count === 0 &&
  [realized, expected, previous].every(({ income_cents, expense_cents }) => income_cents + expense_cents === 0);

/** A part of the dashboard that loads, or fails, by itself, what draws it included; whole on one sheet of paper. */
function Panel<Data>({ children, ...section }: QuerySectionProps<Data>) {
  return (
    <div className={styles.sheet}>
      <Card padding="l">
        <QuerySection {...section}>
          {(data) => <Suspense fallback={<Skeleton lines={6} />}>{children(data)}</Suspense>}
        </QuerySection>
      </Card>
    </div>
  );
}

/** How money stands: what came in and went out, what is to come, who owes, which accounts and projects it is in. */
export function Component() {
  const t = useWords(dashboardWords);
  const { today: readToday, day } = useFormats();
  const today = readToday();
  const { values, change, ignored } = useView(dashboardView);
  const asked = askedOf(values, today);
  const links = linksOf(asked);
  const isPrivate = useIsPrivate();
  const isManager = useCan()('manage:finance');
  useLiveChanges();
  const summary = useQuery(financeSummary(asked.flows));
  const flow = useQuery(cashflow(asked.cashflow));
  const future = useQuery(forecast(asked.ofUnit));
  const late = useQuery(ageing(asked.ofUnit));
  const accounts = useQuery(topAccounts(asked.ofUnit));
  const projects = useQuery(projectMargins(asked.flows));
  const categories = useQuery(categorySums(asked.flows));
  if (summary.error && toProblem(summary.error).code === 'FORBIDDEN') throw summary.error;
  const hide = { label: t(isPrivate ? 'show' : 'hide'), run: () => turnPrivacy() };
  return (
    <Page
      title={t('title')}
      width="full"
      description={t('looksAt', {
        from: day(asked.flows.from),
        to: day(asked.flows.to),
        basis: values.basis,
        unit: values.unit ? 'one' : 'all',
      })}
      actions={
        <div className={styles.onScreen}>
          <IconButton label={hide.label} icon={isPrivate ? EyeOff : Eye} onPress={hide.run} />
          <IconButton label={t('print')} icon={Printer} onPress={() => window.print()} />
        </div>
      }
    >
      <Shortcuts label={t('title')} shortcuts={[{ keys: ['Ctrl+Shift+h'], ...hide }]} />
      <div className={isPrivate ? styles.hidden : undefined}>
        <Stack space="xl">
          <IgnoredPart ignored={ignored} change={change} />
          <Tools values={values} change={change} today={today} />
          <QuerySection title={t('summary')} query={summary}>
            {(data) =>
              isNothing(data) ? (
                <EmptyState
                  kind="nothing yet"
                  title={t('empty.title')}
                  description={t('empty.text')}
                  action={isManager && <ButtonLink href={paths.createAccount()}>{t('empty.act')}</ButtonLink>}
                />
              ) : (
                <Summary summary={data} links={links} />
              )
            }
          </QuerySection>
          <Panel
            title={t('cashflow.section')}
            actions={<GranularityChoice values={values} change={change} today={today} />}
            query={flow}
          >
            {(data) => <CashflowChart cashflow={data} links={links} />}
          </Panel>
          <Panel title={t('forecast.title')} query={future}>
            {(data) => (
              <Forecast
                key={values.unit}
                forecast={data}
                links={links}
                unit={values.unit}
                isOverdueCounted={values.overdue === 'counted'}
                onOverdueCountedChange={(isOn) => change({ overdue: isOn ? 'counted' : undefined })}
              />
            )}
          </Panel>
          <div className={styles.pair}>
            <Panel title={t('ageing.section')} query={late}>
              {(data) => <AgeingChart ageing={data} links={links} />}
            </Panel>
            <Panel title={t('accounts.title')} query={accounts}>
              {(data) => <TopAccounts accounts={data} links={links} isManager={isManager} />}
            </Panel>
          </div>
          <Panel title={t('categories.title')} query={categories}>
            {(data) => <CategorySums sums={data} links={links} />}
          </Panel>
          <Panel title={t('projects.title')} query={projects}>
            {(data) => <ProjectMargins margins={data} links={links} />}
          </Panel>
        </Stack>
      </div>
    </Page>
  );
}

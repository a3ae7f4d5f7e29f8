import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Schema } from '#openapi/operations';
import {
  DescriptionList,
  IconButton,
  InlineAlert,
  Meter,
  Page,
  Section,
  Stack,
  Stat,
  Table,
  type TableColumn,
  Text,
} from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { usePreferences } from '../kernel/preferences';
import { api, queryClient } from '../kernel/query';
import * as styles from './billing.css';
import { billingWords } from './words';

type Plan = Schema<'Plan'>;
type Usage = Schema<'UsageOfMonth'>;

export const handle: PageHandle = { pageName: (language) => translator(billingWords, language)('title') };

const billing = () => api.queryOptions('get', '/api/billing');

export const loader = () => queryClient.ensureQueryData(billing());

/** The plan of the workspace and how much of it is used. Nothing can be changed here. */
export function Component() {
  const t = useWords(billingWords);
  const { data } = useSuspenseQuery(billing());
  const { plan, usage } = data;
  return (
    <Page
      title={t('title')}
      description={t('lead')}
      width="text"
      actions={<IconButton label={t('print')} icon={Printer} onPress={() => window.print()} />}
    >
      <Stack space="xl">
        <Section title={t('plan')}>
          <PlanFacts plan={plan} />
        </Section>
        {usage === null && <Text tone="secondary">{t('hidden')}</Text>}
        {usage?.[0] && (
          <Section title={t('usage')}>
            <UsageNow usage={usage[0]} plan={plan} />
          </Section>
        )}
        {usage && usage.length > 0 && (
          <Section title={t('months')}>
            <UsageByMonth usage={usage} />
          </Section>
        )}
      </Stack>
    </Page>
  );
}

function PlanFacts({ plan }: { plan: Plan | null }) {
  const t = useWords(billingWords);
  const { day } = useFormats();
  const { number, size } = useFigures();
  if (!plan)
    return (
      <Stack space="xs">
        <Text weight="medium">{t('own')}</Text>
        <Text tone="secondary">{t('ownNote')}</Text>
      </Stack>
    );
  const { name, seats, storage_bytes, renews_on, contact } = plan;
  return (
    <DescriptionList
      items={[
        { label: t('plan'), value: name },
        { label: t('seats'), value: seats === null ? t('unlimited') : number(seats) },
        { label: t('storage'), value: storage_bytes === null ? t('unlimited') : size(storage_bytes) },
        ...(renews_on ? [{ label: t('renewsOn'), value: day(renews_on) }] : []),
        ...(contact ? [{ label: t('contact'), value: contact }] : []),
      ]}
    />
  );
}

/** From this share of a limit on, people are warned. */
const nearShare = 0.8;

function UsageNow({ usage, plan }: { usage: Usage; plan: Plan | null }) {
  const t = useWords(billingWords);
  const { number, size } = useFigures();
  const limited = [
    { id: 'people', label: t('people'), used: usage.people, limit: plan?.seats ?? null, show: number },
    { id: 'storage', label: t('storage'), used: usage.storage_bytes, limit: plan?.storage_bytes ?? null, show: size },
  ];
  const others = [
    { label: t('projects'), value: number(usage.open_projects) },
    { label: t('emails'), value: number(usage.emails) },
    { label: t('sms'), value: number(usage.sms) },
  ];
  return (
    <Stack space="l">
      {limited.map(({ id, label, used, limit }) =>
        limit !== null && used >= limit * nearShare ? (
          <InlineAlert key={id} tone="warning">
            {t(used > limit ? 'over' : 'near', { name: label })}
          </InlineAlert>
        ) : null,
      )}
      <div className={styles.figures}>
        {limited.map(({ id, label, used, limit, show }) =>
          limit === null ? (
            <Stat key={id} label={label} value={show(used)} />
          ) : (
            <Meter
              key={id}
              label={label}
              value={Math.min(used, limit)}
              maxValue={limit}
              valueText={t('of', { used: show(used), limit: show(limit) })}
              tone={used >= limit * nearShare ? 'warning' : 'accent'}
            />
          ),
        )}
        {others.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </div>
    </Stack>
  );
}

function UsageByMonth({ usage }: { usage: Usage[] }) {
  const t = useWords(billingWords);
  const { instant } = useFormats();
  const { number, size, month } = useFigures();
  const [newest] = usage;
  const nameOf = (row: Usage) =>
    row.month === newest?.month ? t('current', { month: month(row.month) }) : month(row.month);
  const figure = (
    id: 'people' | 'open_projects' | 'emails' | 'sms',
    label: string,
  ): TableColumn<Usage & { id: string }> => ({
    id,
    label,
    isNumeric: true,
    width: 'fit',
    cell: (row) => number(row[id]),
  });
  const columns: TableColumn<Usage & { id: string }>[] = [
    { id: 'month', label: t('month'), isRowHeader: true, cell: nameOf },
    figure('people', t('column.people')),
    figure('open_projects', t('column.projects')),
    {
      id: 'storage',
      label: t('column.storage'),
      isNumeric: true,
      width: 'fit',
      cell: (row) => size(row.storage_bytes),
    },
    figure('emails', t('column.emails')),
    figure('sms', t('column.sms')),
  ];
  return (
    <Stack space="s">
      <Table
        label={t('months')}
        columns={columns}
        rows={usage.map((row) => ({ ...row, id: row.month }))}
        nameOf={nameOf}
      />
      {newest?.counted_at && (
        <Text size="s" tone="secondary">
          {t('counted', { when: instant(newest.counted_at) })}
        </Text>
      )}
    </Stack>
  );
}

/** How figures of the plan are written in the person's language. */
function useFigures() {
  const { language } = usePreferences();
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });
  const gigabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1, style: 'unit', unit: 'gigabyte' });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    number: (value: number) => new Intl.NumberFormat(language).format(value),
    size: (bytes: number) =>
      bytes >= 1_073_741_824 ? gigabytes.format(bytes / 1_073_741_824) : megabytes.format(bytes / 1_048_576),
    month: (day: string) => months.format(new Date(`${day}T00:00:00Z`)),
  };
}

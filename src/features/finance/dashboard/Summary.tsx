import type { Schema } from '#openapi/operations';
import { Card, Stack, Stat, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { AmountLink } from './AmountLink';
import * as styles from './DashboardPage.css';
import type { Links } from './links';
import { dashboardWords } from './words';

interface SummaryProps {
  summary: Schema<'FinanceSummary'>;
  links: Links;
}

type Flow = 'income' | 'expense' | 'net';
const kindsOf = { income: ['income'], expense: ['expense'], net: ['income', 'expense'] } as const;
/** Whether more of it is good. */
const isGood: Record<Flow, boolean> = { income: true, expense: false, net: true };

/** What came in, what went out, what is open and what accounts hold. */
export function Summary({ summary, links }: SummaryProps) {
  const t = useWords(dashboardWords);
  const { receivable, payable, balance_cents } = summary;
  return (
    <div className={styles.stats}>
      {(['income', 'expense', 'net'] as const).map((flow) => (
        <FlowStat key={flow} flow={flow} summary={summary} links={links} />
      ))}
      <OpenStat kind="income" titles={receivable} links={links} />
      <OpenStat kind="expense" titles={payable} links={links} />
      <Card padding="m">
        <Stack space="xs">
          <Stat
            label={t('stat.balance')}
            value={<AmountLink cents={balance_cents} href={links.accounts()} label={t('stat.balance')} />}
          />
          <Text size="s" tone="secondary">
            {t('balanceNote')}
          </Text>
        </Stack>
      </Card>
    </div>
  );
}

function FlowStat({ flow, summary, links }: SummaryProps & { flow: Flow }) {
  const t = useWords(dashboardWords);
  const { realized, expected, previous } = summary;
  const amount = `${flow}_cents` as const;
  const kinds = kindsOf[flow];
  const label = t(`stat.${flow}`);
  return (
    <Card padding="m">
      <Stack space="xs">
        <Stat
          label={label}
          value={<AmountLink cents={realized[amount]} href={links.realized(kinds)} label={label} />}
          {...useChange(realized[amount], previous[amount], isGood[flow])}
        />
        <Text size="s" tone="secondary">
          <AmountLink cents={expected[amount]} href={links.expected(kinds)} label={t('expectedOf', { flow: label })} />{' '}
          {t('stillExpected')}
        </Text>
      </Stack>
    </Card>
  );
}

/** How a figure moved against the period before, in words. */
function useChange(now: number, before: number, isMoreGood: boolean) {
  const t = useWords(dashboardWords);
  const { language } = usePreferences();
  if (now === before) return { change: t('same'), trend: 'flat' } as const;
  const isMore = now > before;
  const tone = isMore === isMoreGood ? 'positive' : 'critical';
  const trend = isMore ? 'up' : 'down';
  // Of nothing, and of or to a loss, no share can be told.
  if (before <= 0 || now < 0) return { change: t(isMore ? 'more' : 'less'), trend, tone } as const;
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const by = share.format(Math.abs(now - before) / before);
  return { change: t(isMore ? 'moreBy' : 'lessBy', { share: by }), trend, tone } as const;
}

interface OpenStatProps {
  kind: 'income' | 'expense';
  titles: Schema<'OpenTitles'>;
  links: Links;
}

function OpenStat({ kind, titles, links }: OpenStatProps) {
  const t = useWords(dashboardWords);
  const label = t(`open.${kind}`);
  const late = t(`late.${kind}`);
  return (
    <Card padding="m">
      <Stack space="xs">
        <Stat label={label} value={<AmountLink cents={titles.open_cents} href={links.open(kind)} label={label} />} />
        <Text size="s" tone={titles.overdue_count > 0 ? 'critical' : 'secondary'}>
          {titles.overdue_count === 0 ? (
            t('noneLate')
          ) : (
            <>
              <AmountLink cents={titles.overdue_cents} href={links.late(kind)} label={late} />{' '}
              {t('lateIn', { count: titles.overdue_count })}
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

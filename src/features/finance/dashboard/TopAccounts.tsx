import type { Schema } from '#openapi/operations';
import { Link, Stack, Text } from '#ui';
import { Sparkline } from '#ui/charts';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { usePreferences } from '../../kernel/preferences';
import { paths } from '../../paths';
import { AmountLink } from './AmountLink';
import * as styles from './DashboardPage.css';
import type { Links } from './links';
import { MoneyTable } from './MoneyTable';
import { dashboardWords } from './words';

interface TopAccountsProps {
  accounts: Schema<'TopAccounts'>;
  links: Links;
  isManager: boolean;
}

/** The accounts that hold the most: how much, what part of all, what thirty days changed. */
export function TopAccounts({ accounts: { data, since }, links, isManager }: TopAccountsProps) {
  const t = useWords(dashboardWords);
  const money = useMoney();
  const { day } = useFormats();
  const { language } = usePreferences();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  if (data.length === 0) return <Text tone="secondary">{t('accounts.empty')}</Text>;
  return (
    <Stack space="s">
      <MoneyTable
        label={t('accounts.table')}
        columns={[
          t('accounts.account'),
          t('accounts.balance'),
          t('accounts.share'),
          t('accounts.delta'),
          t('accounts.trend'),
        ]}
        rows={data.map(
          ({ account_id: account, name, bank_name, balance_cents, opening_balance_cents: began, ...row }) => ({
            id: account,
            name: (
              <>
                {isManager ? <Link href={paths.financeAccount({ accountId: account })}>{name}</Link> : name}
                {bank_name && <div className={styles.note}>{bank_name}</div>}
              </>
            ),
            cells: [
              <div key="balance">
                <AmountLink
                  cents={balance_cents}
                  href={links.moved(account, row.opening_date)}
                  label={t('accounts.balanceOf', { name })}
                />
                {began !== 0 && (
                  <div className={styles.note} data-amount>
                    {t('accounts.opening', { amount: money(began), day: day(row.opening_date) })}
                  </div>
                )}
              </div>,
              share.format(row.share_pct / 100),
              <AmountLink
                key="delta"
                cents={row.delta_30d_cents}
                href={links.moved(account, since > row.opening_date ? since : row.opening_date)}
                label={t('accounts.deltaOf', { name })}
              />,
              <span key="trend" className={styles.trend}>
                <Sparkline label={t('accounts.trendOf', { name })} values={row.sparkline} format={money} />
              </span>,
            ],
          }),
        )}
      />
      <Text size="s" tone="secondary">
        {t('accounts.note')}
      </Text>
    </Stack>
  );
}

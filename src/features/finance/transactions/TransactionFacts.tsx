import { Suspense } from 'react';
import type { Schema } from '#openapi/operations';
import { Card, DescriptionList, Link, Page, Stack } from '#ui';
import { Receipts } from '../../attachments/public';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { paths } from '../../paths';
import { Amount, StandingBadge } from './look';
import { Payments } from './payments/Payments';
import { useBeforeOpening } from './use-before-opening';
import { transactionWords } from './words';

/** All that is known of a transaction, for whoever may not change it. */
export function TransactionFacts({ transaction }: { transaction: Schema<'Transaction'> }) {
  const t = useWords(transactionWords);
  const { day } = useFormats();
  const money = useMoney();
  const { kind, due_date, competence_date, paid_date, account, transfer_account, client, project, unit } = transaction;
  const { description, category, cost_center, payment_method, document_number, notes, series, parts } = transaction;
  const { noteOf } = useBeforeOpening();
  const beforeOpening = noteOf(paid_date, account.id, transfer_account?.id);
  const accountLink = (of: typeof account | null) =>
    of && <Link href={paths.accountTransactions({ accountId: of.id })}>{of.name}</Link>;
  const partInWords = (part: Schema<'TransactionPart'>) =>
    [money(part.amount_cents), part.category?.name, part.cost_center?.name, part.project?.name]
      .filter(Boolean)
      .join(', ');
  return (
    <Page title={description} width="text">
      <Card padding="l">
        <Stack space="l">
          <DescriptionList
            items={[
              { label: t('field.kind'), value: t(`kind.${kind}`) },
              { label: t('field.amount_cents'), value: <Amount transaction={transaction} /> },
              { label: t('field.status'), value: <StandingBadge transaction={transaction} /> },
              ...(series
                ? [{ label: t('field.series'), value: `${series.number}/${series.count}`, isTabular: true }]
                : []),
              { label: t('field.due_date'), value: day(due_date), isTabular: true },
              { label: t('field.competence_date'), value: day(competence_date), isTabular: true },
              {
                label: t('field.paid_date'),
                value: paid_date && [day(paid_date), beforeOpening].filter(Boolean).join('. '),
                isTabular: true,
              },
              { label: t('field.account_id'), value: accountLink(account) },
              ...(kind === 'transfer'
                ? [{ label: t('field.transfer_account_id'), value: accountLink(transfer_account) }]
                : []),
              {
                label: t('field.client_id'),
                value: client && <Link href={paths.clientTransactions({ clientId: client.id })}>{client.name}</Link>,
              },
              { label: t('field.project_id'), value: project?.name },
              { label: t('field.category_id'), value: category?.name },
              { label: t('field.cost_center_id'), value: cost_center?.name },
              ...(parts.length > 0 ? [{ label: t('field.parts'), value: parts.map(partInWords).join('; ') }] : []),
              { label: t('field.unit_id'), value: unit?.name },
              { label: t('field.payment_method'), value: payment_method && t(`method.${payment_method}`) },
              { label: t('field.document_number'), value: document_number || null },
              { label: t('field.notes'), value: notes || null },
            ]}
          />
          <Payments transaction={transaction} />
        </Stack>
      </Card>
      <Suspense>
        <Receipts transactionId={transaction.id} mayChange={false} />
      </Suspense>
    </Page>
  );
}

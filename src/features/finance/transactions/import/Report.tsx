import { Download } from 'lucide-react';
import { useState } from 'react';
import { Banner, Button, ButtonLink, Card, Inline, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { toProblem } from '../../../kernel/problem';
import { saveCsv, toCsv } from '../../../kit/list/csv';
import { paths } from '../../../paths';
import type { Import } from '../../data/imports';
import { AskRevert } from './AskRevert';
import { type Left, leftOut } from './left-out';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

/** How an import went: what came in, what was left out and why, and the way back. */
export function Report({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { snapshot, desk, failure, again, nextAccount, revert } = flow;
  const { sources = [] } = desk.statement ?? {};
  const hasNext = sources.some(
    (_, place) => place !== (desk.options?.source ?? 0) && !desk.doneSources?.includes(place),
  );
  const [isAsking, setAsking] = useState(false);
  const known = flow.known as Import;
  const account = known.account;
  const left = leftOut(desk.rows ?? [], known);
  const reasonOf = ({ why }: Left) =>
    why === 'repeated' || why === 'balance' || why === 'unticked' || why === 'unsent' ? t(why) : t(`fault.${why}`);
  const save = () => {
    const columns = [
      { label: t('line'), cell: ({ row }: Left) => row.line },
      { label: t('date'), cell: ({ row }: Left) => row.date },
      { label: t('description'), cell: ({ row }: Left) => row.description },
      { label: t('amount'), cell: ({ row }: Left) => row.amount },
      { label: t('document'), cell: ({ row }: Left) => row.document },
      { label: t('reason'), cell: reasonOf },
    ];
    saveCsv(t('leftFile'), toCsv(columns, left));
  };
  if (snapshot.matches('reverted'))
    return (
      <Stack space="m">
        <Banner tone="info" isLive title={t('reverted')} />
        <Inline>
          <Button onPress={again}>{t('another')}</Button>
        </Inline>
      </Stack>
    );
  return (
    <Card padding="l">
      <Stack space="m">
        <Banner
          tone={known.state === 'completed' ? 'positive' : 'warning'}
          isLive
          title={t('done', { count: known.imported_count, account: account.name })}
        >
          {known.state !== 'completed' && t('stopped')}
        </Banner>
        {failure !== undefined && (
          <Banner tone="critical" isLive title={t('revertFailed')}>
            {toProblem(failure).message}
          </Banner>
        )}
        {left.length > 0 && (
          <Inline justify="between" align="center">
            <Text>{t('leftOut', { count: left.length })}</Text>
            <Button size="s" weight="soft" tone="neutral" icon={Download} onPress={save}>
              {t('saveLeft')}
            </Button>
          </Inline>
        )}
        <Inline justify="end">
          <Button
            weight="soft"
            tone="critical"
            isPending={snapshot.matches('reverting')}
            onPress={() => setAsking(true)}
          >
            {t('revert')}
          </Button>
          <Button weight="soft" tone="neutral" onPress={again}>
            {t('another')}
          </Button>
          {hasNext && (
            <Button weight="soft" tone="neutral" onPress={nextAccount}>
              {t('nextSource')}
            </Button>
          )}
          <ButtonLink href={paths.accountTransactions({ accountId: account.id })}>{t('transactions')}</ButtonLink>
        </Inline>
        {isAsking && (
          <AskRevert
            of={known}
            onConfirm={() => {
              setAsking(false);
              revert();
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Stack>
    </Card>
  );
}

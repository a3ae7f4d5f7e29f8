import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientFields } from '#domain/client-fields';
import { Banner, notify, RadioGroup, Skeleton, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { usePreferences } from '../../../kernel/preferences';
import { toProblem } from '../../../kernel/problem';
import { Confirm } from '../../../kit/Confirm';
import { useCommand } from '../../../kit/command';
import { useFieldLabels } from '../../../kit/form/field-labels';
import type { BulkActionProps } from '../../../kit/list/bulk/BulkActs';
import { type Client, clientMerge, mergeClients } from '../api';
import { clientBulkWords } from './words';

/** Whether to make one client of two, which of them stays, and what moves then. */
export function MergeClients({ rows, onClose }: Pick<BulkActionProps<Client>, 'rows' | 'onClose'>) {
  const t = useWords(clientBulkWords);
  const label = useFieldLabels(clientFields);
  const money = useMoney();
  const { language } = usePreferences();
  const [keepsId, setKeepsId] = useState(rows[0]?.id ?? '');
  const goesId = rows.find(({ id }) => id !== keepsId)?.id ?? '';
  const { data, error, isFetching, refetch } = useQuery({ ...clientMerge(keepsId, goesId), staleTime: 0 });
  const { run, isPending, problem } = useCommand(mergeClients);
  const merge = async () => {
    if (!data || isFetching) return;
    // Where somebody was faster, what moves is told anew before it is asked again.
    if ((await run(data)).problem) return void refetch();
    notify({ variant: 'success', title: t('merged'), description: data.keeps.name });
    onClose();
  };
  const list = new Intl.ListFormat(language);
  return (
    <Confirm
      title={t('mergeTitle')}
      act={t('mergeAct')}
      isPending={isPending}
      problem={problem}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <RadioGroup
        label={t('mergeKeeps')}
        options={rows.map(({ id, name, trade_name }) => ({ id, label: name, note: trade_name }))}
        value={keepsId}
        onChange={setKeepsId}
        isDisabled={isPending}
      />
      {!data && error && <Banner tone="critical" title={toProblem(error).message} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <Stack space="xs">
          <Text>
            {t('mergeMoves', {
              count: data.goes.transactions,
              goes: data.goes.name,
              keeps: data.keeps.name,
              hasOpen: String(data.goes.open_cents > 0),
              open: money(data.goes.open_cents),
            })}
          </Text>
          <Text>{t('mergeHas', { count: data.keeps.transactions, keeps: data.keeps.name })}</Text>
          {data.filled.length > 0 && (
            <Text>{t('mergeFills', { fields: list.format(data.filled.map((field) => label(field))) })}</Text>
          )}
          <Text>{t('mergeGone', { goes: data.goes.name })}</Text>
        </Stack>
      )}
    </Confirm>
  );
}

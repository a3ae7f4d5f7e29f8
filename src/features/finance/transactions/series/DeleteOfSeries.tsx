import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { useWords } from '../../../kernel/language';
import { Confirm } from '../../../kit/Confirm';
import { useCommand } from '../../../kit/command';
import { removeOfSeries } from '../../data/transactions';
import { ScopeField } from './ScopeField';
import { seriesWords } from './words';

export interface DeleteOfSeriesProps {
  transaction: Pick<Schema<'Transaction'>, 'id' | 'description'>;
  series: Schema<'TransactionSeries'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks which of a series go with one. */
export function DeleteOfSeries({ transaction: { id, description }, series, onDeleted, onClose }: DeleteOfSeriesProps) {
  const t = useWords(seriesWords);
  const [scope, setScope] = useState<Schema<'TransactionScope'>>('one');
  const remove = useCommand(removeOfSeries);
  return (
    <Confirm
      title={t('deleteTitle', { name: description })}
      act={t('delete')}
      isPending={remove.isPending}
      problem={remove.problem}
      onClose={onClose}
      onConfirm={async () => {
        const { problem } = await remove.run({ id, scope }, { done: () => t(`deleted.${scope}`) });
        if (problem) return;
        onDeleted?.();
        onClose();
      }}
    >
      <ScopeField label={t('deleteScope')} value={scope} onChange={setScope} series={series} />
    </Confirm>
  );
}

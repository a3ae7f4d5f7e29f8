import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { useWords } from '../../../kernel/language';
import { Confirm } from '../../../kit/Confirm';
import { deferDelete } from '../../../kit/deferred-delete';
import { removeOfSeries } from '../../data/transactions';
import { ScopeField } from './ScopeField';
import { seriesWords } from './words';

export interface DeleteOfSeriesProps {
  transaction: Pick<Schema<'Transaction'>, 'id' | 'kind' | 'description' | 'series'>;
  series: Schema<'TransactionSeries'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks which of a series go with one; until its time is over, they can be taken back. */
export function DeleteOfSeries({ transaction, series, onDeleted, onClose }: DeleteOfSeriesProps) {
  const t = useWords(seriesWords);
  const [scope, setScope] = useState<Schema<'TransactionScope'>>('one');
  return (
    <Confirm
      title={t('deleteTitle', { name: transaction.description })}
      act={t('delete')}
      onClose={onClose}
      onConfirm={() => {
        deferDelete({
          command: removeOfSeries,
          inputs: [{ transaction, scope }],
          done: t(`deleted.${scope}`),
          failed: () => t('notDeleted'),
        });
        onDeleted?.();
        onClose();
      }}
    >
      <ScopeField label={t('deleteScope')} value={scope} onChange={setScope} series={series} />
    </Confirm>
  );
}

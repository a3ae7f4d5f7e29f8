import { useWords } from '../../kernel/language';
import type { BulkProps } from '../../kit/list/bulk/BulkActs';
import { UsageActs } from '../../kit/list/bulk/UsageActs';
import type { Waba } from '../data/facts';
import { changeWaba, deleteWaba } from '../data/wabas';
import { wabaBulkWords } from './words';

/** What may be done with many accounts by whoever manages them: how many numbers go along is told before. */
export function WabaActs(props: BulkProps<Waba>) {
  const t = useWords(wabaBulkWords);
  return (
    <UsageActs
      {...props}
      words={wabaBulkWords}
      change={changeWaba}
      deletion={deleteWaba}
      noteOf={({ phone_numbers }) => t('deleteNote', { count: phone_numbers.length })}
    />
  );
}

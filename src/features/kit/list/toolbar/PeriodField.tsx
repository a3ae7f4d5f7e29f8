import { DateRangePicker } from '#ui';
import { useWords } from '../../../kernel/language';
import { formatPeriod, parsePeriod } from '../address/fields';
import { listWords } from '../words';
import type { Filter } from './filter';

/** Chooses a custom period; a separate module so that the calendar loads lazily. */
export function PeriodField({ filter: { label, chosen, choose } }: { filter: Filter }) {
  const own = useWords(listWords);
  const { from, to } = parsePeriod(chosen[0]);
  return (
    <DateRangePicker
      label={own('period.choose', { label })}
      value={from && to ? { start: from, end: to } : null}
      onChange={(days) => days && days.start <= days.end && choose([formatPeriod({ from: days.start, to: days.end })])}
    />
  );
}

import { DateRangePicker } from '#ui';
import { useWords } from '../../kernel/language';
import { formatPeriod, parsePeriod } from '../../kit/list/address/fields';
import { dashboardWords } from './words';

interface DaysProps {
  days: string | undefined;
  onChange: (days: string) => void;
}

/** From which day to which the dashboard looks. */
export function Days({ days, onChange }: DaysProps) {
  const t = useWords(dashboardWords);
  const { from, to } = parsePeriod(days);
  return (
    <DateRangePicker
      label={t('tools.days')}
      value={from && to ? { start: from, end: to } : null}
      onChange={(range) => range && onChange(formatPeriod({ from: range.start, to: range.end }))}
    />
  );
}

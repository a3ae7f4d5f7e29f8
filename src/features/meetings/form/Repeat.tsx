import { addDays, type Day } from '#domain/dates';
import { daysOfRepeat, type MeetingRepeat, nthWeekdaysOf } from '#domain/meeting-repeat';
import { RecurrencePicker } from '#ui';
import { useFormats } from '../../kernel/format';

export interface RepeatProps {
  label: string;
  value: MeetingRepeat | null;
  onChange: (repeat: MeetingRepeat | null) => void;
  error?: string;
  /** The day of the first, once it is chosen. */
  first: Day | null;
}

const shownDays = 5;

/** How a meeting comes again, with the days on which it will be held next: counted as the server counts them. */
export function Repeat({ value, first, ...field }: RepeatProps) {
  const { day } = useFormats();
  const days = value && first ? daysOfRepeat(value, first, addDays(first, 4_000), shownDays + 1) : [];
  const next = days.slice(0, shownDays).map(day);
  return (
    <RecurrencePicker
      {...field}
      value={value}
      first={first}
      nths={first ? nthWeekdaysOf(first) : []}
      next={days.length > shownDays ? [...next, '…'] : next}
    />
  );
}

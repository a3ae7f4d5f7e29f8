import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DayRange } from '../DateRangePicker/DateRangePicker';
import { Select } from '../Select/Select';

/** A period with a name. */
export interface PeriodPreset {
  /** What the value is, when it is chosen. */
  id: string;
  /** What it is called: `Este mês`. */
  label: string;
  /** The days it means today, as `YYYY-MM-DD`; without them, days of one’s own. */
  days?: DayRange;
}

export interface PeriodPresetsProps {
  /** Names the choice: it stands above it and is read aloud with it. */
  label: string;
  /** The periods that have a name, the most usual first. */
  presets: PeriodPreset[];
  /** The id of the chosen one. */
  value: string;
  /** Called with the id of the one that was chosen. */
  onChange: (id: string) => void;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
}

/** A period by its name: this month, the last twelve. Each says the days it means before it is chosen. */
export function PeriodPresets({ label, presets, value, onChange, note }: PeriodPresetsProps) {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const written = ({ start, end }: DayRange) =>
    format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
  return (
    <Select
      label={label}
      note={note}
      value={value}
      onChange={onChange}
      options={presets.map(({ id, label: name, days }) => ({ id, label: name, note: days && written(days) }))}
    />
  );
}

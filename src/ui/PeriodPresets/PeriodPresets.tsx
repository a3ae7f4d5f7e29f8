import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DayRange } from '../DateRangePicker/DateRangePicker';
import { Select } from '../Select/Select';

/** A named period. */
export interface PeriodPreset {
  /** Value of the option. */
  id: string;
  /** Label: `Este mês`. */
  label: string;
  /** Days of the period as of today, as `YYYY-MM-DD`; undefined for a custom period. */
  days?: DayRange;
}

export interface PeriodPresetsProps {
  /** Label above the choice. */
  label: string;
  /** Presets, the most common first. */
  presets: PeriodPreset[];
  /** Selected id. */
  value: string;
  /** Called with the selected id. */
  onChange: (id: string) => void;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
}

/** A named period: this month, the last twelve months. Each option shows its days before it is selected. */
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

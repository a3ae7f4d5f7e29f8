import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Columns } from '../Columns/Columns';
import { ComboBox } from '../ComboBox/ComboBox';
import type { ComboBoxOption } from '../ComboBox/use-options';
import { DatePicker } from '../DatePicker/DatePicker';
import { field, label as labelLook, note as noteLook } from '../Field/Field.css';
import { TimeField } from '../TimeField/TimeField';
import { useWordsOf } from '../words';
import { instantOf, type WallTime } from './zoned';

export interface DateTimeFieldProps {
  /** Label of the three fields together. */
  label: string;
  /** Local time and its zone. */
  value: WallTime;
  /** Called with each change and its instant as ISO 8601; `null` while it is incomplete or does not exist. */
  onChange: (value: WallTime, instant: string | null) => void;
  /** Selectable zones by their common names. */
  zones: ComboBoxOption[];
  /** The reader's own zone, in which the instant is also shown if it differs. */
  ownZone?: string;
  /** Error message. */
  error?: string;
  /** Whether it is required; a star beside the labels shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
}

const pt = {
  day: 'Dia',
  time: 'Hora',
  zone: 'Fuso horário',
  skipped: 'Nesse dia os relógios dali pulam essa hora. Escolha outra.',
  forYou: (when: string) => `Para você: ${when}`,
};
const en: typeof pt = {
  day: 'Day',
  time: 'Time',
  zone: 'Time zone',
  skipped: 'On that day the clocks there skip this hour. Choose another.',
  forYou: (when) => `For you: ${when}`,
};

/** A date and time in a selectable zone, with the reader's own time if it differs. */
export function DateTimeField({
  label,
  value,
  onChange,
  zones,
  ownZone,
  error,
  isRequired,
  isDisabled,
}: DateTimeFieldProps) {
  const said = useWordsOf({ pt, en });
  const { locale } = useLocale();
  const [id, noteId] = [useId(), useId()];
  const instant = instantOf(value);
  const isSkipped = value.day !== null && value.time !== null && instant === null;
  const change = (part: Partial<WallTime>) => onChange({ ...value, ...part }, instantOf({ ...value, ...part }));
  const written = (zone: string) =>
    instant &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      new Date(instant),
    );
  const own = ownZone && written(ownZone) !== written(value.zone) ? written(ownZone) : null;
  const both = { isRequired, isDisabled };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out freely.
    <div role="group" aria-labelledby={id} aria-describedby={own ? noteId : undefined} className={field}>
      <span id={id} className={labelLook}>
        {label}
      </span>
      <Columns minWidth="s">
        <DatePicker {...both} label={said.day} value={value.day} onChange={(day) => change({ day })} error={error} />
        <TimeField
          {...both}
          label={said.time}
          value={value.time}
          onChange={(time) => change({ time })}
          error={isSkipped ? said.skipped : undefined}
        />
        <ComboBox
          label={said.zone}
          isDisabled={isDisabled}
          options={zones}
          value={value.zone}
          onChange={(zone) => zone && change({ zone })}
        />
      </Columns>
      <span id={noteId} className={noteLook} aria-live="polite">
        {own && said.forYou(own)}
      </span>
    </div>
  );
}

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
  /** Names the three fields together: it stands above them and is read aloud with each. */
  label: string;
  /** What the clock on the wall shows, and where the wall is. */
  value: WallTime;
  /** Called with each change, and the instant it means as ISO 8601; `null` until it is whole, or where it is none. */
  onChange: (value: WallTime, instant: string | null) => void;
  /** The zones to choose from, as people call them. */
  zones: ComboBoxOption[];
  /** The reader’s own zone: what the instant is there is told where it differs. */
  ownZone?: string;
  /** What is wrong, and what to do. */
  error?: string;
  /** It must be filled in: a star beside the labels shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
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

/** A day and an hour where somebody is: what their wall shows, and, where it differs, what yours does. */
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out in its own way.
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

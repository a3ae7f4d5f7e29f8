import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button } from '../Button/Button';
import { field, label as labelLook } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './MonthPicker.css';
import { asUtc, isWithin, monthAfter, monthsOf } from './months';

export interface MonthPickerProps {
  /** Label above the field. */
  label: string;
  /** Whether the label is visually hidden because the context names the month; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Month as `YYYY-MM`. */
  value: string;
  /** Called with the selected month as `YYYY-MM`. */
  onChange: (month: string) => void;
  /** First selectable month as `YYYY-MM`. */
  minValue?: string;
  /** Last selectable month as `YYYY-MM`. */
  maxValue?: string;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
}

const pt = { before: 'Mês anterior', after: 'Próximo mês', yearBefore: 'Ano anterior', yearAfter: 'Próximo ano' };
const en: typeof pt = {
  before: 'Previous month',
  after: 'Next month',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
};

interface MonthsProps extends Pick<MonthPickerProps, 'label' | 'value' | 'onChange' | 'minValue' | 'maxValue'> {
  close: () => void;
}

/** The twelve months of a year, and buttons to other years. */
function Months({ label, value, onChange, minValue, maxValue, close }: MonthsProps) {
  const words = useWordsOf({ pt, en });
  const { locale } = useLocale();
  const [year, setYear] = useState(value.slice(0, 4));
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = monthsOf(year);
  const [first = '', last = ''] = [months[0], months[11]];
  const turn = (count: number) => setYear(monthAfter(first, 12 * count).slice(0, 4));
  return (
    <div className={styles.panel}>
      <div className={styles.year}>
        <IconButton
          label={words.yearBefore}
          icon={ChevronLeft}
          size="s"
          isDisabled={!isWithin(monthAfter(first, -1), minValue)}
          onPress={() => turn(-1)}
        />
        <Text as="span" weight="strong" isTabular>
          {year}
        </Text>
        <IconButton
          label={words.yearAfter}
          icon={ChevronRight}
          size="s"
          isDisabled={!isWithin(monthAfter(last, 1), undefined, maxValue)}
          onPress={() => turn(1)}
        />
      </div>
      <ListBox
        aria-label={`${label}, ${year}`}
        layout="grid"
        autoFocus
        selectionMode="single"
        disallowEmptySelection
        className={styles.grid}
        selectedKeys={[value]}
        disabledKeys={months.filter((month) => !isWithin(month, minValue, maxValue))}
        onSelectionChange={(keys) => {
          const [month] = keys;
          if (month) onChange(String(month));
          close();
        }}
      >
        {months.map((month) => (
          <ListBoxItem key={month} id={month} textValue={long.format(asUtc(month))} className={styles.month}>
            <span aria-hidden>{short.format(asUtc(month)).replace('.', '')}</span>
            <VisuallyHidden>{long.format(asUtc(month))}</VisuallyHidden>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}

/** A month, selected from a year or by stepping to the previous or next one. */
export function MonthPicker({ label, isLabelHidden, value, onChange, isDisabled, ...limits }: MonthPickerProps) {
  const words = useWordsOf({ pt, en });
  const { locale } = useLocale();
  const id = useId();
  const written = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    asUtc(value),
  );
  const step = (count: number) => {
    const month = monthAfter(value, count);
    const isOff = isDisabled || !isWithin(month, limits.minValue, limits.maxValue);
    return { size: 's', isDisabled: isOff, onPress: () => onChange(month) } as const;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be laid out freely.
    <div role="group" aria-labelledby={id} className={field}>
      <span id={id} className={labelLook} hidden={isLabelHidden}>
        {label}
      </span>
      <div className={styles.bar}>
        <IconButton label={words.before} icon={ChevronLeft} {...step(-1)} />
        <Popover
          label={label}
          trigger={
            <Button tone="neutral" weight="soft" isDisabled={isDisabled}>
              {written}
            </Button>
          }
        >
          {(close) => <Months label={label} value={value} onChange={onChange} {...limits} close={close} />}
        </Popover>
        <IconButton label={words.after} icon={ChevronRight} {...step(1)} />
      </div>
    </div>
  );
}

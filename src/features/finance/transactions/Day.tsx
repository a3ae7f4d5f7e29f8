import { DatePicker, type DatePickerProps } from '#ui';

/** A day: a module of its own, for the calendar comes late. */
export const Day = (
  props: Pick<DatePickerProps, 'label' | 'name' | 'value' | 'onChange' | 'error' | 'note' | 'isDisabled'>,
) => <DatePicker {...props} />;

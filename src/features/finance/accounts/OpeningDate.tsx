import { DatePicker, type DatePickerProps } from '#ui';

/** The day from which on an account is kept: a module of its own, for the calendar comes late. */
export const OpeningDate = (
  props: Pick<DatePickerProps, 'label' | 'name' | 'value' | 'onChange' | 'error' | 'note'>,
) => <DatePicker {...props} />;

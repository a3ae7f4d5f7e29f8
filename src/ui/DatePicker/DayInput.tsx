import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { DateFieldStateContext, DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DatePart } from './DatePart';
import { dayWritten, readDate, type Written } from './read-date';

interface TakesWrittenProps {
  input: RefObject<HTMLElement | null>;
  onImpossible: DayInputProps['onImpossible'];
  children: ReactNode;
}

/** Stands inside a field of React Aria's, which takes no pasted date and on leaving would silently make 28/02 of 31/02. */
function TakesWritten({ input, onImpossible, children }: TakesWrittenProps) {
  // The state of the field is changed in place.
  'use no memo';
  const state = useContext(DateFieldStateContext);
  const { locale } = useLocale();
  const latest = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!state) return;
    const bend = state.confirmPlaceholder;
    const partOf = (type: string) => state.segments.find((each) => each.type === type && !each.isPlaceholder)?.text;
    latest.current = () => {
      const [day, month, year] = ['day', 'month', 'year'].map(partOf);
      const written = { day: Number(day), month: Number(month), year: Number(year) };
      if (day && month && year && !dayWritten(written)) onImpossible(written, 'typed');
      else bend();
    };
    // The last digit of a year leads on to the next day at once: it is judged when it stands there.
    state.confirmPlaceholder = () => void setTimeout(() => latest.current?.());
    const paste = (event: ClipboardEvent) => {
      event.preventDefault();
      const written = readDate(event.clipboardData?.getData('text/plain') ?? '', locale);
      if (!written || state.isDisabled || state.isReadOnly) return;
      const day = dayWritten(written);
      if (day) state.setValue(day);
      else onImpossible(written, 'pasted');
    };
    const element = input.current;
    element?.addEventListener('paste', paste);
    return () => {
      state.confirmPlaceholder = bend;
      element?.removeEventListener('paste', paste);
    };
  });
  return children;
}

interface DayInputProps {
  /** Which of two days it is, in a range. */
  slot?: 'start' | 'end';
  /** How the row of its parts looks. */
  className: string;
  /** Called with a day that does not exist; what was typed stays as it is. */
  onImpossible: (written: Written, how: 'typed' | 'pasted') => void;
}

/** Day, month and year, each typed alone, or pasted at once. A day that does not exist is not bent into another. */
export function DayInput({ slot, className, onImpossible }: DayInputProps) {
  const input = useRef<HTMLDivElement>(null);
  return (
    <DateInput ref={input} slot={slot} className={className}>
      {(segment) =>
        segment.type === 'year' ? (
          <TakesWritten input={input} onImpossible={onImpossible}>
            <DatePart segment={segment} />
          </TakesWritten>
        ) : (
          <DatePart segment={segment} />
        )
      }
    </DateInput>
  );
}

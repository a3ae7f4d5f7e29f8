import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type DateFieldState, DateFieldStateContext, DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSubmitHold } from '../Form/submit-holds';
import { DatePart } from './DatePart';
import { dayWritten, readDate, type Written } from './read-date';

interface TakesWrittenProps {
  input: RefObject<HTMLElement | null>;
  onImpossible: DayInputProps['onImpossible'];
  onIncomplete: DayInputProps['onIncomplete'];
  children: ReactNode;
}

/** Returns the typed day, month and year, or undefined while one is missing. */
function writtenIn({ segments }: DateFieldState): Written | undefined {
  const partOf = (type: string) => segments.find((each) => each.type === type && !each.isPlaceholder)?.text;
  const [day, month, year] = ['day', 'month', 'year'].map(partOf);
  return day && month && year ? { day: Number(day), month: Number(month), year: Number(year) } : undefined;
}

/** Blocks the form while the date is incomplete or impossible, because it would be submitted as empty. */
function useWholeDay({ input, onIncomplete }: Pick<TakesWrittenProps, 'input' | 'onIncomplete'>) {
  // React Aria mutates the state of the field.
  'use no memo';
  const state = useContext(DateFieldStateContext);
  const isStarted = state?.segments.some(({ isEditable, isPlaceholder }) => isEditable && !isPlaceholder) ?? false;
  const written = state && writtenIn(state);
  const isIncomplete = isStarted && !written;
  useSubmitHold(isIncomplete || (written && !dayWritten(written)) ? 'stopped' : undefined, {
    settle: () => {},
    focus: () => {
      if (isIncomplete) onIncomplete(true);
      const parts = [...(input.current?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
      (parts.find((part) => part.matches('[data-placeholder]')) ?? parts[0])?.focus();
    },
  });
  const complete = useEffectEvent(() => onIncomplete(false));
  useEffect(() => {
    if (!isIncomplete) complete();
  }, [isIncomplete]);
}

/**
 * Adds paste and validation to React Aria's date field, which accepts no pasted date and on blur silently turns 31/02
 * into 28/02.
 */
function TakesWritten({ input, onImpossible, onIncomplete, children }: TakesWrittenProps) {
  // React Aria mutates the state of the field.
  'use no memo';
  const state = useContext(DateFieldStateContext);
  const { locale } = useLocale();
  useWholeDay({ input, onIncomplete });
  const latest = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!state) return;
    const bend = state.confirmPlaceholder;
    latest.current = () => {
      const written = writtenIn(state);
      if (written && !dayWritten(written)) onImpossible(written, 'typed');
      else bend();
    };
    // The last digit of a year moves the focus at once, so validate after the value is set.
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
  /** Which end of a range it is. */
  slot?: 'start' | 'end';
  /** Class of the row of segments. */
  className: string;
  /** Called with an impossible date; the typed text stays. */
  onImpossible: (written: Written, how: 'typed' | 'pasted') => void;
  /** Called with `true` when a submit was stopped by an incomplete date, and with `false` when it is no longer incomplete. */
  onIncomplete: (isIncomplete: boolean) => void;
}

/** Day, month and year segments with paste. An impossible date is not coerced into another. */
export function DayInput({ slot, className, onImpossible, onIncomplete }: DayInputProps) {
  const input = useRef<HTMLDivElement>(null);
  return (
    <DateInput ref={input} slot={slot} className={className}>
      {(segment) =>
        segment.type === 'year' ? (
          <TakesWritten input={input} onImpossible={onImpossible} onIncomplete={onIncomplete}>
            <DatePart segment={segment} />
          </TakesWritten>
        ) : (
          <DatePart segment={segment} />
        )
      }
    </DateInput>
  );
}

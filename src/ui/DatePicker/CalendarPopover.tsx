import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon';
import { popover } from '../Popover/Popover.css';
import { useWords } from '../words';
import * as styles from './DatePicker.css';

interface CalendarPopoverProps {
  /** React Aria's `Calendar`, for one day, or its `RangeCalendar`. */
  calendar: ComponentType<{ children: ReactNode }>;
  /** Class of a day. */
  cell: string;
}

/** Popover with the calendar of a date field. The surrounding field provides the selection. */
export function CalendarPopover({ calendar: Month, cell }: CalendarPopoverProps) {
  const words = useWords();
  return (
    <Popover offset={4} className={popover} placement="bottom end">
      <Dialog className={styles.dialog}>
        <Month>
          <div className={styles.header}>
            <Button slot="previous" className={styles.turn} aria-label={words.previousMonth}>
              <Icon icon={ChevronLeft} />
            </Button>
            <CalendarHeading className={styles.month} />
            <Button slot="next" className={styles.turn} aria-label={words.nextMonth}>
              <Icon icon={ChevronRight} />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="narrow">
            <CalendarGridHeader>
              {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
          </CalendarGrid>
        </Month>
      </Dialog>
    </Popover>
  );
}

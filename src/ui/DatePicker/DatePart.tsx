import { DateSegment } from 'react-aria-components/DateField';
import * as styles from './DatePicker.css';

interface DatePartProps {
  /** Segment from React Aria. */
  segment: Parameters<typeof DateSegment>[0]['segment'];
}

/** A segment of a date or time field; literals are plain text, which React Aria would make as complex as the others. */
export const DatePart = ({ segment }: DatePartProps) =>
  segment.type === 'literal' ? (
    <span className={styles.segment} data-type="literal" aria-hidden="true">
      {segment.text}
    </span>
  ) : (
    <DateSegment segment={segment} className={styles.segment} />
  );

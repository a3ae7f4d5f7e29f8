import { DateSegment } from 'react-aria-components/DateField';
import * as styles from './DatePicker.css';

interface DatePartProps {
  /** What React Aria gives of it. */
  segment: Parameters<typeof DateSegment>[0]['segment'];
}

/** One part of a day or a time: to be typed in, or what stands between two, of which React Aria would make as much. */
export const DatePart = ({ segment }: DatePartProps) =>
  segment.type === 'literal' ? (
    <span className={styles.segment} data-type="literal" aria-hidden="true">
      {segment.text}
    </span>
  ) : (
    <DateSegment segment={segment} className={styles.segment} />
  );

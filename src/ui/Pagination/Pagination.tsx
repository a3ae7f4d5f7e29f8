import { ChevronLeft, ChevronRight } from 'lucide-react';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** Accessible name of the paginated list. */
  label: string;
  /** Position, such as `26 a 50`; includes a total only if it is known. */
  summary: string;
  /** Whether there is a previous page. */
  hasPrevious: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** Called to show the previous page. */
  onPrevious: () => void;
  /** Called to show the next page. */
  onNext: () => void;
  /** Whether both buttons are disabled, such as while a page loads. */
  isDisabled?: boolean;
}

/** Buttons for the previous and next page. Lists use cursors without a total, so there are no page numbers. */
export function Pagination({ label, summary, hasPrevious, hasNext, onPrevious, onNext, isDisabled }: PaginationProps) {
  const words = useRichWords();
  const look = button({ tone: 'neutral', weight: 'soft', size: 's' });
  return (
    <nav aria-label={label} className={styles.pagination}>
      <output className={styles.summary}>{summary}</output>
      <div className={styles.acts}>
        <ButtonElement className={look} isDisabled={isDisabled || !hasPrevious} onPress={onPrevious}>
          <span className={styles.chevron}>
            <Icon icon={ChevronLeft} />
          </span>
          {words.previous}
        </ButtonElement>
        <ButtonElement className={look} isDisabled={isDisabled || !hasNext} onPress={onNext}>
          {words.next}
          <span className={styles.chevron}>
            <Icon icon={ChevronRight} />
          </span>
        </ButtonElement>
      </div>
    </nav>
  );
}

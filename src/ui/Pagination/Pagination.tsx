import { ChevronLeft, ChevronRight } from 'lucide-react';
import { button } from '../Button/Button.css';
import { ButtonElement } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** What is divided into pages, for a screen reader. */
  label: string;
  /** Where one is, such as `26 a 50`; a total only where it was asked for. */
  summary: string;
  /** Whether there is a page before this one. */
  hasPrevious: boolean;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** Brings the page before. */
  onPrevious: () => void;
  /** Brings the page after. */
  onNext: () => void;
  /** Neither can be pressed, such as while a page comes. */
  isDisabled?: boolean;
}

/** The page before and the page after. Lists go by cursor and know no total, so there are no page numbers. */
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

import { Button } from '../Button/Button';
import { useRichWords } from '../rich-words';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** How much is in sight, such as `50 lançamentos`; read aloud when it changes. */
  summary: string;
  /** Whether there is more to load; without it only the summary stands. */
  hasMore: boolean;
  /** More is being loaded. */
  isPending?: boolean;
  /** Loads the next piece. */
  onLoadMore: () => void;
  /** Why the last try brought nothing; what is in sight stays. */
  error?: string;
}

/** The rest of a list, a piece at a time, when one asks for it. It stands below the list. */
export function LoadMore({ summary, hasMore, isPending, onLoadMore, error }: LoadMoreProps) {
  const words = useRichWords();
  return (
    <div className={styles.more}>
      <output className={styles.summary}>{summary}</output>
      {error && (
        <p className={styles.failure} role="alert">
          {error}
        </p>
      )}
      {hasMore && (
        <Button tone="neutral" weight="soft" isPending={isPending} onPress={onLoadMore}>
          {error ? words.again : words.loadMore}
        </Button>
      )}
    </div>
  );
}

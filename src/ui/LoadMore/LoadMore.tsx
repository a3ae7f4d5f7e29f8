import { Button } from '../Button/Button';
import { useRichWords } from '../rich-words';
import * as styles from './LoadMore.css';

export interface LoadMoreProps {
  /** Loaded amount, such as `50 lançamentos`; announced when it changes. */
  summary: string;
  /** Whether there is more to load; otherwise only the summary is shown. */
  hasMore: boolean;
  /** Whether more is loading. */
  isPending?: boolean;
  /** Called to load the next page. */
  onLoadMore: () => void;
  /** Reason why the last attempt failed; loaded items stay. */
  error?: string;
}

/** Loads the next page of a list on demand. Place it below the list. */
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

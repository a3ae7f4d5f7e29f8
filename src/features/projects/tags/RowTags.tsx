import { Tag } from '#ui';
import * as styles from './RowTags.css';
import { tagIcon } from './tag-icon';

const mostShown = 2;

/** The first tags of a step in its row, and how many more there are. */
export function RowTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(mostShown);
  return (
    <span className={styles.tags}>
      {tags.slice(0, mostShown).map((tag) => (
        <Tag key={tag} icon={tagIcon(tag)}>
          {tag}
        </Tag>
      ))}
      {rest.length > 0 && <span title={rest.join(', ')}>+{rest.length}</span>}
    </span>
  );
}

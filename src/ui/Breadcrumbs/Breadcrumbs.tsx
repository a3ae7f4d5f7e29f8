import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Anchor } from '../Link/Anchor';
import { offPaper } from '../theme/off-paper.css';
import { useWords } from '../words';
import * as styles from './Breadcrumbs.css';

export interface BreadcrumbsProps {
  /** Ancestors from the outermost to this page; the last one is not a link. */
  items: { label: string; href?: string }[];
}

/** The path to this page. Names are truncated instead of wrapped; it is not printed. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const words = useWords();
  const last = items.length - 1;
  return (
    <nav aria-label={words.breadcrumbs} className={`${styles.nav} ${offPaper}`}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${label} ${href}`} className={styles.item}>
            {index === last || !href ? (
              <span className={styles.here} aria-current={index === last ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Anchor href={href} className={styles.link}>
                {label}
              </Anchor>
            )}
            {index < last && (
              <span className={styles.chevron}>
                <Icon icon={ChevronRight} size="s" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

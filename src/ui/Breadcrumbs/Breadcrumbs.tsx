import { ChevronRight } from 'lucide-react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import * as styles from './Breadcrumbs.css';

export interface BreadcrumbsProps {
  /** From the outermost to this page; the last one is no link. */
  items: { label: string; href?: string }[];
}

/** The way here from the top. On a phone the middle folds away. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const words = useWords();
  return (
    <nav aria-label={words.breadcrumbs} className={styles.nav}>
      <AriaBreadcrumbs className={styles.list}>
        {items.map(({ label, href }, index) => (
          <Breadcrumb key={`${label} ${href}`} className={styles.item}>
            <Link href={index === items.length - 1 ? undefined : href} className={styles.link}>
              {label}
            </Link>
            {index < items.length - 1 && (
              <span className={styles.chevron}>
                <Icon icon={ChevronRight} size="small" />
              </span>
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#ui';
import { paths } from '../paths';
import * as styles from './Brand.css';

export interface BrandProps {
  href: string;
  /** Whether the name is visible; without it, screen readers still announce the name. */
  hasWords?: boolean;
}

/** Shows the product's mark and name. */
export function Brand({ href, hasWords = true }: BrandProps) {
  return (
    // The front page belongs to the public site, outside of the app's router.
    <Link to={href} reloadDocument={href === paths.front()} className={styles.brand}>
      <img src="/icon.svg" alt="" className={styles.mark} width={24} height={24} />
      {hasWords ? 'Trama' : <VisuallyHidden>Trama</VisuallyHidden>}
    </Link>
  );
}

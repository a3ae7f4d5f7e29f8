import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#ui';
import { paths } from '../paths';
import * as styles from './Brand.css';

export interface BrandProps {
  href: string;
  /** Where there is no room for the word, a screen reader still hears it. */
  hasWords?: boolean;
}

/** The product's mark and name. */
export function Brand({ href, hasWords = true }: BrandProps) {
  return (
    // The front page is the public site's, outside of the app.
    <Link to={href} reloadDocument={href === paths.front()} className={styles.brand}>
      <img src="/icon.svg" alt="" className={styles.mark} width={24} height={24} />
      {hasWords ? 'Trama' : <VisuallyHidden>Trama</VisuallyHidden>}
    </Link>
  );
}

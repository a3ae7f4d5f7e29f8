import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import * as styles from './AppFrame.css';

export interface AppFrameProps {
  /** The navigation: a `Sidebar`. */
  sidebar: ReactNode;
  /** The bar above all pages: a `Header`. */
  header: ReactNode;
  /** The page, inside `main`. */
  children: ReactNode;
}

/** Navigation beside, header above, content in `main`, which the skip link reaches. */
export function AppFrame({ sidebar, header, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target="content" />
      {sidebar}
      <div className={styles.column}>
        {header}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

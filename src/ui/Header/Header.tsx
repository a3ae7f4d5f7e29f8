import type { ReactNode } from 'react';
import * as styles from './Header.css';

export interface HeaderProps {
  /** Where the person is: the menu button, the page's name, breadcrumbs. */
  start?: ReactNode;
  /** What is at hand everywhere: search, notifications, theme, the person. */
  end?: ReactNode;
}

/** The bar that stays above all pages. */
export function Header({ start, end }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './Page.css';

export interface PageProps {
  title: string;
  description?: ReactNode;
  /** The page's acts, the main one last. */
  actions?: ReactNode;
  breadcrumbs?: { label: string; href?: string }[];
  /** `text` for reading and forms, `page` for most, `full` for wide tables. */
  width?: 'text' | 'page' | 'full';
  children: ReactNode;
}

/** The frame of every page: its one `h1`, its acts, its content. */
export function Page({ title, description, actions, breadcrumbs, width, children }: PageProps) {
  return (
    <div className={styles.page({ width })}>
      <header className={styles.header}>
        <div className={styles.words}>
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          <h1 className={styles.title}>{title}</h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

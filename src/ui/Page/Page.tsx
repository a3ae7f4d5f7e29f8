import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './Page.css';

export interface PageProps {
  /** The page's name, in its one `h1`. */
  title: string;
  /** The title is known only with what the page holds. */
  isTitleLate?: boolean;
  /** The title as something that can be pressed or written, where it is. With tabs only. */
  name?: ReactNode;
  /** A sentence or a few facts below the title. */
  description?: ReactNode;
  /** The page's acts, the main one last. */
  actions?: ReactNode;
  /** The way here from the top, from the outermost to this page. */
  breadcrumbs?: { label: string; href?: string }[];
  /** The way to the other parts of the same thing. With it the header is tight: name and facts stay in sight; where there is room the tabs stand beside them, else they scroll away. */
  tabs?: ReactNode;
  /** `text` for reading and forms, `page` for most, `full` for wide tables. */
  width?: 'text' | 'page' | 'full';
  /** What the page holds. */
  children: ReactNode;
}

/** The frame of every page: its one `h1`, its acts, its content. */
export function Page({
  title,
  isTitleLate,
  name,
  description,
  actions,
  breadcrumbs,
  tabs,
  width,
  children,
}: PageProps) {
  if (tabs !== undefined)
    return (
      <div className={styles.page({ width, isTight: true })}>
        <header className={styles.split}>
          <div className={styles.band}>
            <div className={styles.name}>
              <div className={styles.nameLine}>
                {breadcrumbs && (
                  <div className={styles.way}>
                    <Breadcrumbs items={breadcrumbs} />
                  </div>
                )}
                <h1 className={name ? styles.lineName : styles.lineTitle} title={title}>
                  {name ?? title}
                </h1>
              </div>
              {description && <div className={styles.facts}>{description}</div>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          <div className={styles.parts}>{tabs}</div>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    );
  return (
    <div className={styles.page({ width })}>
      <header className={styles.header}>
        <div className={isTitleLate ? styles.lateWords : styles.words}>
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

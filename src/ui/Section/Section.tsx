import { type ReactNode, useId } from 'react';
import * as styles from './Section.css';

export interface SectionProps {
  /** What the part is about. */
  title: string;
  /** A sentence or two below the title. */
  description?: ReactNode;
  /** What may be done with this part, at the end of its title's line. */
  actions?: ReactNode;
  /** The place of the title in the page's outline. */
  level?: 2 | 3;
  /** What the part holds. */
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export function Section({ title, description, actions, level = 2, children }: SectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.header}>
        <div className={styles.words}>
          <Title id={id} className={styles.title({ level })}>
            {title}
          </Title>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

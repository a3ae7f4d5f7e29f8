import { type ReactNode, useId } from 'react';
import * as styles from './Section.css';

export interface SectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
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

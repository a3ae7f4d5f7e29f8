import { type ReactNode, useId } from 'react';
import * as styles from './Section.css';

export interface SectionProps {
  /** Title of the section. */
  title: string;
  /** Description of one or two sentences below the title. */
  description?: ReactNode;
  /** Actions at the end of the title line. */
  actions?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Content of the section. */
  children: ReactNode;
}

/** A section of a page with its own title. */
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

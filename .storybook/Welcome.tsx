import type { ReactNode } from 'react';
import * as styles from './Welcome.css';

interface AudienceProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Where to start, for one audience. */
export function Audience({ title, lead, children }: AudienceProps) {
  return (
    <section className={styles.audience}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

/** The audiences of the documentation, beside each other where there is room. */
export const Audiences = ({ children }: { children: ReactNode }) => <div className={styles.audiences}>{children}</div>;

import { Link, Stat } from '#ui';
import * as styles from './Figures.css';

export interface Figure {
  label: string;
  /** A count, or an amount as it reads; left out until it is known. */
  value: number | string | undefined;
  /** Where it leads, and how that is said: `4 projetos em aberto`. */
  to?: { href: string; label: string };
}

/** Figures side by side, some of which lead to what they count. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <div className={styles.figures}>
    {of.map(({ label, value, to }) => (
      <Stat
        key={label}
        label={label}
        value={
          to ? (
            <Link href={to.href} aria-label={to.label}>
              <span className={styles.figure}>{value}</span>
            </Link>
          ) : (
            (value ?? '–')
          )
        }
      />
    ))}
  </div>
);

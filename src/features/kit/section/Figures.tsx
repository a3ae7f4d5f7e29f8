import { Link, Stat } from '#ui';
import * as styles from './Figures.css';

export interface Figure {
  label: string;
  /** A count or formatted amount; undefined while it loads. */
  value: number | string | undefined;
  /** Link target and its label: `4 projetos em aberto`. */
  to?: { href: string; label: string };
}

/** Figures side by side, some of which link to the counted entities. */
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

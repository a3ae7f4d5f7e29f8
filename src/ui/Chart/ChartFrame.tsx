import { ChartLine, Table as TableIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { offPaper } from '../theme/off-paper.css';
import { useWordsOf } from '../words';
import * as styles from './Chart.css';
import { glyph } from './glyphs';
import { words as ownWords } from './words';

export interface ChartRow {
  id: string;
  cells: string[];
  /** Addresses of the figures. */
  hrefs?: (string | undefined)[];
}

interface ChartFrameProps {
  title: string;
  /** Columns of the table; the first is the row header. */
  columns: string[];
  /** Returns the rows; called when the table is opened. */
  rows: () => ChartRow[];
  isEmpty: boolean;
  empty?: ReactNode;
  legend?: string[];
  height?: 'short' | 'medium' | 'tall';
  children: ReactNode;
}

/** Frame of all charts: title, data table and empty state. */
export function ChartFrame({ title, columns, rows, isEmpty, empty, legend, height, children }: ChartFrameProps) {
  const words = useWordsOf(ownWords);
  const [isTable, setTable] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <figcaption className={styles.title}>{title}</figcaption>
        {!isEmpty && (
          <div className={offPaper}>
            <IconButton
              size="s"
              label={isTable ? words.chart : words.table}
              icon={isTable ? ChartLine : TableIcon}
              onPress={() => setTable(!isTable)}
            />
          </div>
        )}
      </div>
      {isEmpty ? (
        <div className={styles.plot({ height })}>
          <div className={styles.nothing}>{empty ?? words.nothing}</div>
        </div>
      ) : isTable ? (
        <FigureTable title={title} columns={columns} rows={rows()} />
      ) : (
        <>
          {children}
          {legend && legend.length > 1 && (
            <ul className={styles.legend} aria-label={words.legend}>
              {legend.map((label, at) => (
                <li key={label} className={styles.legendItem}>
                  <KeyMark at={at} />
                  <span className={styles.legendWords}>{label}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </figure>
  );
}

/** The marker and colour of a series. */
export function KeyMark({ at }: { at: number }) {
  return (
    <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true" className={styles.series[at % 8]}>
      <path d={glyph(at)} fill="currentColor" />
    </svg>
  );
}

/** A plain table, because React Aria's is larger than all charts together. */
function FigureTable({ title, columns, rows }: Pick<ChartFrameProps, 'title' | 'columns'> & { rows: ChartRow[] }) {
  const words = useWordsOf(ownWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <section className={styles.tableFrame} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures], hrefs = [] }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} className={styles.cell}>
                  {hrefs[at] ? (
                    <Link
                      href={hrefs[at]}
                      weight="quiet"
                      aria-label={words.figure(name ?? '', columns[at + 1] ?? '', figure)}
                    >
                      {figure}
                    </Link>
                  ) : (
                    figure
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Inline, List, Stack, Text } from '#ui';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import * as styles from './DashboardPage.css';

interface MoneyTableProps {
  label: string;
  columns: string[];
  rows: { id: string; name: ReactNode; cells: ReactNode[] }[];
}

/** A few rows of figures, the first cell of each its name; on a phone the figures stand below it, each with what it is. */
export function MoneyTable(props: MoneyTableProps) {
  return useIsNarrow() ? <MoneyList {...props} /> : <WideTable {...props} />;
}

const MoneyList = ({ label, columns, rows }: MoneyTableProps) => (
  <List label={label} items={rows}>
    {({ name, cells }) => (
      <Stack space="xs">
        <div>{name}</div>
        {cells.map(
          (cell, at) =>
            cell && (
              <Inline key={columns[at + 1]} justify="between" align="start" wrap={false}>
                <Text size="s" tone="secondary">
                  {columns[at + 1]}
                </Text>
                <div data-amount>{cell}</div>
              </Inline>
            ),
        )}
      </Stack>
    )}
  </List>
);

const WideTable = ({ label, columns, rows }: MoneyTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
  <section className={styles.tableFrame} aria-label={label} tabIndex={0}>
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
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

import type { Schema } from '#openapi/operations';
import { Link, Text } from '#ui';
import { useFormats } from '../../../../kernel/format';
import { useWords } from '../../../../kernel/language';
import { useMoney } from '../../../../kernel/money';
import { paths } from '../../../../paths';
import * as styles from './StatementPage.css';
import { statementWords } from './words';

/** What is to be paid, the earliest first, with what it all comes to. */
export function Titles({ titles, open_cents }: Pick<Schema<'ClientStatement'>, 'titles' | 'open_cents'>) {
  const t = useWords(statementWords);
  const money = useMoney();
  const { day } = useFormats();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['description', 'due', 'amount'] as const).map((column) => (
            <th key={column} scope="col" className={styles.cell}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map(({ id, description, document_number, due_date, days_late, amount_cents }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <Link href={paths.transaction({ transactionId: id })} weight="quiet">
                {description}
              </Link>
              {document_number && (
                <Text size="s" tone="secondary">
                  {document_number}
                </Text>
              )}
            </th>
            <td className={styles.cell}>
              {day(due_date)}
              {days_late > 0 && (
                <Text size="s" tone="critical">
                  {t('late', { days: days_late })}
                </Text>
              )}
            </td>
            <td className={styles.cell}>{money(amount_cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={styles.cell}>
            {t('sum')}
          </th>
          <td className={styles.cell}>{money(open_cents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

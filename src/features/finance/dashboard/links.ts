import type { Period } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import { everything, periodOf } from '../../kit/list/address/fields';
import { paths } from '../../paths';
import type { Asked } from './view';

type Kind = Schema<'TransactionKind'>;

interface Wanted extends Partial<Period> {
  kind?: Kind[];
  status?: string[];
  date_by?: 'paid_date' | 'competence_date';
  account?: string;
  project?: string;
  category?: string;
}

/** What is neither paid nor called off. */
export const open = ['pending', 'scheduled'];

/** Where the transactions stand that a figure is made of: asked for in the same words, so that they come to the same. */
export function linksOf({ flows: { from, to, basis, unit_id } }: Pick<Asked, 'flows'>) {
  const toTransactions = ({ kind = [], status = [], from: first, to: last, ...rest }: Wanted, unit = unit_id) => {
    const query = new URLSearchParams();
    for (const each of kind) query.append('kind', each);
    for (const each of status) query.append('status', each);
    if (first ?? last) query.set('period', periodOf({ from: first, to: last }));
    for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
    query.set('unit', unit || everything);
    return `${paths.transactions()}?${query}`;
  };
  const period = { from, to };
  return {
    transactions: (wanted: Wanted) => toTransactions(wanted),
    /** Of an account, which is of one unit and may move what belongs to another. */
    everywhere: (wanted: Wanted) => toTransactions(wanted, ''),
    /** What was paid in a period, as the basis looks at it: by cash that is part of what is open, too. */
    realized: (kind: Kind[], of: Period & { project?: string; category?: string } = period) =>
      toTransactions({
        kind,
        ...of,
        ...(basis === 'cash' ? { date_by: 'paid_date' } : { date_by: 'competence_date', status: ['paid'] }),
      }),
    /** What is expected in a period, as the basis looks at it. */
    expected: (kind: Kind[], of: Period = period) =>
      toTransactions({ kind, status: open, date_by: basis === 'cash' ? undefined : 'competence_date', ...of }),
  };
}

export type Links = ReturnType<typeof linksOf>;

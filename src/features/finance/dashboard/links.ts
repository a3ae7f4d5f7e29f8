import type { Period } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import { ALL_VALUES, formatPeriod } from '../../kit/list/address/fields';
import { paths } from '../../paths';
import type { Asked } from './view';

type Kind = Schema<'TransactionKind'>;

interface Wanted extends Partial<Period> {
  kind?: readonly Kind[];
  status?: readonly string[];
  date_by?: 'paid_date' | 'competence_date';
  account?: string;
  project?: string;
  category?: string;
  categorized?: 'no';
}

/** What is neither paid nor called off. */
const open = ['pending', 'scheduled'];
const both = ['income', 'expense'] as const;

/** Where the transactions stand that a figure is made of: asked for in the same words, so that they come to the same. */
export function linksOf({ flows: { from, to, basis, unit_id } }: Pick<Asked, 'flows'>) {
  const toTransactions = ({ kind = [], status = [], from: first, to: last, ...rest }: Wanted, unit = unit_id) => {
    const query = new URLSearchParams();
    for (const each of kind) query.append('kind', each);
    for (const each of status) query.append('status', each);
    if (first ?? last) query.set('period', formatPeriod({ from: first, to: last }));
    for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
    query.set('unit', unit || ALL_VALUES);
    return `${paths.transactions()}?${query}`;
  };
  const period = { from, to };
  const realized = (kind: readonly Kind[], of: Wanted = period) => {
    // By cash that is part of what is open, too.
    const paid: Wanted = basis === 'cash' ? { date_by: 'paid_date' } : { date_by: 'competence_date', status: ['paid'] };
    return toTransactions({ kind, ...of, ...paid });
  };
  // An account is of one unit and may move what belongs to another.
  const everywhere = (wanted: Wanted) => toTransactions({ ...wanted, date_by: 'paid_date' }, '');
  return {
    /** What was paid in a period, as the basis looks at it. */
    realized: (kind: readonly Kind[], { from, to }: Period = period) => realized(kind, { from, to }),
    /** What is expected in a period, as the basis looks at it. */
    expected: (kind: readonly Kind[], { from, to }: Period = period) =>
      toTransactions({ kind, status: open, date_by: basis === 'cash' ? undefined : 'competence_date', from, to }),
    /** What was paid of a project. */
    ofProject: (kind: readonly Kind[], project: string, of: Period) => realized(kind, { ...of, project }),
    /** What was paid of a category and of those below it, or of what has none. */
    ofCategory: (kind: Kind, category: string | undefined, of: Period) =>
      realized([kind], { ...of, ...(category ? { category } : { categorized: 'no' }) }),
    /** What is open, whenever it is due, or in some days alone. */
    open: (kind: Kind, { from, to }: { from?: string | null; to?: string | null } = {}) =>
      toTransactions({ kind: [kind], status: open, from: from ?? undefined, to: to ?? undefined }),
    /** What is open past its due date. */
    late: (kind: Kind) => toTransactions({ kind: [kind], status: ['overdue'] }),
    /** The open transactions due until a day, of all days before it or from one on. */
    openUntil: (to: string, from?: string) => toTransactions({ kind: both, status: open, from, to }),
    /** The accounts that hold what the figures are of, whichever unit is chosen elsewhere. */
    accounts: () => `${paths.accounts()}?${new URLSearchParams({ unit: unit_id || ALL_VALUES })}`,
    /** The payments from and to an account since a day. */
    moved: (account: string, since: string) => everywhere({ account, from: since }),
  };
}

export type Links = ReturnType<typeof linksOf>;

import type { Schema } from '#openapi/operations';
import { Link, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { useCan } from '../../kernel/session';
import { paths } from '../../paths';
import { AmountLink } from './AmountLink';
import type { Links } from './links';
import { MoneyTable } from './MoneyTable';
import { dashboardWords } from './words';

/** What projects brought in, what they cost and what is left. */
export function ProjectMargins({ margins, links }: { margins: Schema<'ProjectMargins'>; links: Links }) {
  const t = useWords(dashboardWords);
  const { language } = usePreferences();
  const seesProjects = useCan()('view:projects');
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { data, period } = margins;
  if (data.length === 0) return <Text tone="secondary">{t('projects.empty')}</Text>;
  return (
    <MoneyTable
      label={t('projects.table')}
      columns={[
        t('projects.project'),
        t('projects.income'),
        t('projects.expense'),
        t('projects.margin'),
        t('projects.share'),
      ]}
      rows={data.map(({ project: { id: project, name }, income_cents, expense_cents, margin_cents }) => {
        return {
          id: project,
          name: seesProjects ? <Link href={paths.projectOverview({ projectId: project })}>{name}</Link> : name,
          cells: [
            <AmountLink
              key="income"
              cents={income_cents}
              href={links.ofProject(['income'], project, period)}
              label={t('projects.incomeOf', { name })}
            />,
            <AmountLink
              key="expense"
              cents={expense_cents}
              href={links.ofProject(['expense'], project, period)}
              label={t('projects.expenseOf', { name })}
            />,
            <AmountLink
              key="margin"
              cents={margin_cents}
              href={links.ofProject(['income', 'expense'], project, period)}
              label={t('projects.marginOf', { name })}
            />,
            income_cents > 0 ? share.format(margin_cents / income_cents) : '–',
          ],
        };
      })}
    />
  );
}

import type { Schema } from '#openapi/operations';
import { Inline, Switch, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { AmountLink } from './AmountLink';
import * as styles from './DashboardPage.css';
import type { Links } from './links';
import { dashboardWords } from './words';

interface OverdueNoteProps {
  overdue: Schema<'FinanceFlow'>;
  links: Links;
  isCounted: boolean;
  onChange: (next: boolean) => void;
}

/** How much is overdue, whether the forecast counts it, and the switch that decides. */
export function OverdueNote({ overdue, links, isCounted, onChange }: OverdueNoteProps) {
  const t = useWords(dashboardWords);
  const kinds = (['income', 'expense'] as const).filter((kind) => overdue[`${kind}_cents`] > 0);
  if (kinds.length === 0) return null;
  return (
    <Inline align="center" space="m">
      <Text size="s" tone="secondary">
        {t(isCounted ? 'forecast.overdueCounted' : 'forecast.overdueLeftOut')}{' '}
        {kinds.map((kind, at) => (
          <span key={kind}>
            {at > 0 && ', '}
            <AmountLink
              cents={overdue[`${kind}_cents`]}
              href={links.late(kind)}
              label={t(`forecast.overdueLabel.${kind}`)}
            />{' '}
            {t(`forecast.overdueOf.${kind}`)}
          </span>
        ))}
        {'.'}
      </Text>
      <div className={styles.onScreenOnly}>
        <Switch isSelected={isCounted} onChange={onChange}>
          {t('forecast.countOverdue')}
        </Switch>
      </div>
    </Inline>
  );
}

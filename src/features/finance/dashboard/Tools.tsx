import { Suspense } from 'react';
import type { Day } from '#domain/dates';
import { Select, ToggleButtonGroup } from '#ui';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { ALL_VALUES, formatPeriod } from '../../kit/list/address/fields';
import { useUnitChoices } from '../../units/public';
import * as styles from './DashboardPage.css';
import {
  bases,
  type DashboardValues,
  granularities,
  type PeriodName,
  periods,
  readGranularity,
  readPeriod,
} from './view';
import { dashboardWords } from './words';

// Most look at a period that has a name.
const Days = lazyComponent(() => import('./Days'), 'Days');

interface ToolsProps {
  values: DashboardValues;
  change: (part: Partial<DashboardValues>) => void;
  today: Day;
}

/** What the dashboard looks at: which days, by which day of each transaction, of which unit. */
export function Tools({ values, change, today }: ToolsProps) {
  const t = useWords(dashboardWords);
  const units = useUnitChoices();
  const { period, basis, unit, days } = values;
  const now = readPeriod(values, today);
  const choose = (next: PeriodName) =>
    change({ period: next, days: next === 'custom' ? formatPeriod(now) : undefined, by: undefined });
  return (
    <div className={styles.tools}>
      <div className={styles.period}>
        <Select
          label={t('tools.period')}
          options={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={period}
          onChange={(id) => choose(id as PeriodName)}
        />
      </div>
      {period === 'custom' && (
        <div className={styles.period}>
          <Suspense>
            <Days days={days} onChange={(next) => change({ days: next })} />
          </Suspense>
        </div>
      )}
      {units.length > 1 && (
        <div className={styles.period}>
          <Select
            label={t('tools.unit')}
            options={[
              { id: ALL_VALUES, label: t('tools.allUnits') },
              ...units.map(({ id, name }) => ({ id, label: name })),
            ]}
            value={unit ?? ALL_VALUES}
            onChange={(id) => change({ unit: id === ALL_VALUES ? undefined : id })}
          />
        </div>
      )}
      <ToggleButtonGroup
        label={t('tools.basis')}
        options={bases.map((id) => ({ id, label: t(`basis.${id}`) }))}
        selectedKeys={[basis]}
        onSelectionChange={(keys) => change({ basis: bases.find((each) => keys.has(each)) ?? basis })}
      />
    </div>
  );
}

/** In which steps money's flow is shown. */
export function GranularityChoice({ values, change, today }: ToolsProps) {
  const t = useWords(dashboardWords);
  return (
    <div className={styles.onScreen}>
      <ToggleButtonGroup
        label={t('tools.by')}
        size="s"
        options={granularities.map((id) => ({ id, label: t(`by.${id}`) }))}
        selectedKeys={[readGranularity(values, readPeriod(values, today))]}
        onSelectionChange={(keys) => change({ by: granularities.find((each) => keys.has(each)) })}
      />
    </div>
  );
}

import { Suspense, useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { AmountLink } from './AmountLink';
import { ForecastChart } from './Charts';
import type { Links } from './links';
import { OverdueNote } from './OverdueNote';
import { type MovedTransaction, suppose, withOverdue } from './suppose';
import { dashboardWords } from './words';

// Who looks at the figures may never ask what if.
const WhatIf = lazyComponent(() => import('./WhatIf'), 'WhatIf');

interface ForecastProps {
  forecast: Schema<'Forecast'>;
  links: Links;
  unit: string | undefined;
  /** Whether overdue transactions count as if they moved today. */
  isOverdueCounted: boolean;
  onOverdueCountedChange: (next: boolean) => void;
}

/** The forecast balances, the day of the lowest, and a simulation with transactions moved to other days. */
export function Forecast({ forecast, links, unit, isOverdueCounted, onOverdueCountedChange }: ForecastProps) {
  const t = useWords(dashboardWords);
  const { day } = useFormats();
  const [moved, setMoved] = useState<readonly MovedTransaction[]>([]);
  const shown = isOverdueCounted ? withOverdue(forecast) : forecast;
  const { data, lowest, balance_cents } = shown;
  const today = data[0]?.date ?? lowest.date;
  const openUntil = (date: string) => links.openUntil(date, isOverdueCounted ? undefined : today);
  const supposed = moved.length > 0 ? suppose(shown, moved, isOverdueCounted) : undefined;
  const least = supposed && Math.min(balance_cents, ...supposed);
  return (
    <Stack space="s">
      <Text tone={lowest.balance_cents < 0 ? 'critical' : 'primary'}>
        {t('forecast.lowest', { day: day(lowest.date) })}{' '}
        <AmountLink cents={lowest.balance_cents} href={openUntil(lowest.date)} label={t('forecast.lowestBalance')} />
        {'. '}
        {lowest.balance_cents < 0 && t('forecast.short')}
      </Text>
      <Text size="s" tone="secondary">
        {t('forecast.today')} <AmountLink cents={balance_cents} href={links.accounts()} label={t('stat.balance')} />
        {'. '}
        {lowest.balance_cents !== balance_cents && (
          <>
            {t('forecast.until')}{' '}
            <AmountLink
              cents={lowest.balance_cents - balance_cents}
              href={openUntil(lowest.date)}
              label={t('forecast.until')}
            />
            {'.'}
          </>
        )}
      </Text>
      <OverdueNote
        overdue={forecast.overdue}
        links={links}
        isCounted={isOverdueCounted}
        onChange={onOverdueCountedChange}
      />
      <div aria-live="polite">
        {supposed && least !== undefined && (
          <Text tone={least < 0 ? 'critical' : 'primary'}>
            {t('forecast.lowestSupposed', { day: day(data[supposed.indexOf(least)]?.date ?? today) })}{' '}
            <AmountLink cents={least} label={t('forecast.lowestBalance')} />
            {'. '}
            {least < 0 && t('forecast.short')}
          </Text>
        )}
      </div>
      <ForecastChart days={data} supposed={supposed} hrefOf={openUntil} />
      <Text size="s" tone="secondary">
        {t('forecast.note')}
      </Text>
      <Suspense>
        <WhatIf forecast={shown} unit={unit} moved={moved} onChange={setMoved} />
      </Suspense>
    </Stack>
  );
}

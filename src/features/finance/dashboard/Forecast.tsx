import { lazy, Suspense, useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { AmountLink } from './AmountLink';
import { ForecastChart } from './Charts';
import type { Links } from './links';
import { isSupposed, type Supposition, suppose } from './suppose';
import { dashboardWords } from './words';

// Who looks at the figures may never ask what if.
const WhatIf = lazy(() => import('./WhatIf').then((module) => ({ default: module.WhatIf })));

interface ForecastProps {
  forecast: Schema<'Forecast'>;
  links: Links;
  unit: string | undefined;
}

/** What accounts will hold, the day on which it is least, and what would be if something came otherwise. */
export function Forecast({ forecast, links, unit }: ForecastProps) {
  const t = useWords(dashboardWords);
  const { day } = useFormats();
  const [supposition, setSupposition] = useState<Supposition>({ isWithoutLate: false, moved: [] });
  const { data, lowest, balance_cents } = forecast;
  const supposed = isSupposed(supposition) ? suppose(forecast, supposition) : undefined;
  const least = supposed && Math.min(...supposed);
  return (
    <Stack space="s">
      <Text tone={lowest.balance_cents < 0 ? 'critical' : 'primary'}>
        {t('forecast.lowest', { day: day(lowest.date) })}{' '}
        <AmountLink
          cents={lowest.balance_cents}
          href={links.openUntil(lowest.date)}
          label={t('forecast.lowestBalance')}
        />
        {'. '}
        {lowest.balance_cents < 0 && t('forecast.short')}
      </Text>
      <Text size="s" tone="secondary">
        {t('forecast.today')} <AmountLink cents={balance_cents} href={links.accounts()} label={t('stat.balance')} />
        {'. '}
        {t('forecast.until')}{' '}
        <AmountLink
          cents={lowest.balance_cents - balance_cents}
          href={links.openUntil(lowest.date)}
          label={t('forecast.until')}
        />
        {'.'}
      </Text>
      <div aria-live="polite">
        {supposed && least !== undefined && (
          <Text tone={least < 0 ? 'critical' : 'primary'}>
            {t('forecast.lowestSupposed', { day: day(data[supposed.indexOf(least)]?.date ?? '') })}{' '}
            <AmountLink cents={least} label={t('forecast.lowestBalance')} />
            {'. '}
            {least < 0 && t('forecast.short')}
          </Text>
        )}
      </div>
      <ForecastChart days={data} supposed={supposed} links={links} />
      <Text size="s" tone="secondary">
        {t('forecast.note')}
      </Text>
      <Suspense>
        <WhatIf forecast={forecast} unit={unit} supposition={supposition} onChange={setSupposition} />
      </Suspense>
    </Stack>
  );
}

import type { Schema } from '#openapi/operations';
import { Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { AmountLink } from './AmountLink';
import { ForecastChart } from './Charts';
import { type Links, open } from './links';
import { dashboardWords } from './words';

/** What accounts will hold, and the day on which it is least. */
export function Forecast({ forecast: { data, lowest }, links }: { forecast: Schema<'Forecast'>; links: Links }) {
  const t = useWords(dashboardWords);
  const { day } = useFormats();
  return (
    <Stack space="s">
      <Text tone={lowest.balance_cents < 0 ? 'critical' : 'primary'}>
        {t('forecast.lowest', { day: day(lowest.date) })}{' '}
        <AmountLink
          cents={lowest.balance_cents}
          href={links.transactions({ kind: ['income', 'expense'], status: open, to: lowest.date })}
          label={t('forecast.lowestBalance')}
        />
        {lowest.balance_cents < 0 && ` ${t('forecast.short')}`}
      </Text>
      <ForecastChart days={data} links={links} />
      <Text size="s" tone="secondary">
        {t('forecast.note')}
      </Text>
    </Stack>
  );
}

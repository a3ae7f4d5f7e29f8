import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Button, Columns, DatePicker, Disclosure, Inline, Stack, Switch, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { QuerySection } from '../../kit/section/QuerySection';
import { largestOpen } from '../data/dashboard';
import * as styles from './DashboardPage.css';
import { isSupposed, type Supposition } from './suppose';
import { dashboardWords } from './words';

interface WhatIfProps {
  forecast: Schema<'Forecast'>;
  unit: string | undefined;
  supposition: Supposition;
  onChange: (next: Supposition) => void;
}

/** Takes out of the forecast what is late, and moves what is to come; nothing of it is stored. */
export function WhatIf(props: WhatIfProps) {
  const t = useWords(dashboardWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.onScreenOnly}>
      <Disclosure title={t('forecast.whatIf')} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen && <Choices {...props} />}
      </Disclosure>
    </div>
  );
}

function Choices({ forecast: { data, overdue }, unit, supposition, onChange }: WhatIfProps) {
  const t = useWords(dashboardWords);
  const money = useMoney();
  const { day } = useFormats();
  const { isWithoutLate, moved } = supposition;
  const [first, last] = [data[0]?.date, data.at(-1)?.date];
  const largest = useQuery(largestOpen({ unit_id: unit, to: last }));
  const move = (transaction: Schema<'Transaction'>, to: string | null) => {
    const others = moved.filter((each) => each.transaction.id !== transaction.id);
    const isElsewhere = to !== null && to !== transaction.due_date;
    onChange({ isWithoutLate, moved: isElsewhere ? [...others, { transaction, day: to }] : others });
  };
  return (
    <Stack space="m">
      {overdue.income_cents > 0 && (
        <Stack space="xs">
          <Switch isSelected={isWithoutLate} onChange={(isOn) => onChange({ isWithoutLate: isOn, moved })}>
            {t('forecast.withoutLate')}
          </Switch>
          <Text size="s" tone="secondary">
            <span data-amount>{t('forecast.withoutLateNote', { amount: money(overdue.income_cents) })}</span>
          </Text>
        </Stack>
      )}
      <QuerySection title={t('forecast.move')} level={3} query={largest}>
        {({ data: rows }) => (
          <Stack space="s">
            <Text size="s" tone="secondary">
              {t('forecast.moveNote')}
            </Text>
            {rows.length === 0 && <Text tone="secondary">{t('forecast.none')}</Text>}
            <Columns minWidth="s">
              {rows.map((row) => (
                <DatePicker
                  key={row.id}
                  label={row.description}
                  note={
                    <>
                      {t(`forecast.${row.kind === 'income' ? 'income' : 'expense'}`, { day: day(row.due_date) })}
                      {': '}
                      <span data-amount>{money(row.open_cents)}</span>
                    </>
                  }
                  value={moved.find(({ transaction }) => transaction.id === row.id)?.day ?? row.due_date}
                  minValue={first && row.due_date < first ? row.due_date : first}
                  onChange={(to) => move(row, to)}
                />
              ))}
            </Columns>
          </Stack>
        )}
      </QuerySection>
      {isSupposed(supposition) && (
        <Inline>
          <Button size="s" weight="soft" tone="neutral" onPress={() => onChange({ isWithoutLate: false, moved: [] })}>
            {t('forecast.reset')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

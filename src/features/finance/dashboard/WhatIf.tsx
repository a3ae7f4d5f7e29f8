import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Button, Columns, DatePicker, Disclosure, Inline, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { QuerySection } from '../../kit/section/QuerySection';
import { largestOpen } from '../data/dashboard';
import * as styles from './DashboardPage.css';
import type { MovedTransaction } from './suppose';
import { dashboardWords } from './words';

interface WhatIfProps {
  forecast: Schema<'Forecast'>;
  unit: string | undefined;
  moved: readonly MovedTransaction[];
  onChange: (next: readonly MovedTransaction[]) => void;
}

/** Moves open transactions to other days of the forecast; nothing of it is stored. */
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

function Choices({ forecast: { data }, unit, moved, onChange }: WhatIfProps) {
  const t = useWords(dashboardWords);
  const money = useMoney();
  const { day } = useFormats();
  const [first, last] = [data[0]?.date, data.at(-1)?.date];
  const largest = useQuery(largestOpen({ unit_id: unit, to: last }));
  const move = (transaction: Schema<'Transaction'>, to: string | null) => {
    const others = moved.filter((each) => each.transaction.id !== transaction.id);
    const isElsewhere = to !== null && to !== transaction.due_date;
    onChange(isElsewhere ? [...others, { transaction, day: to }] : others);
  };
  return (
    <Stack space="m">
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
      {moved.length > 0 && (
        <Inline>
          <Button size="s" weight="soft" tone="neutral" onPress={() => onChange([])}>
            {t('forecast.reset')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

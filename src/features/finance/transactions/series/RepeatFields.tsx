import { maxRepeats, minRepeats, occurrencesOf, repeatKinds } from '#domain/series';
import { Columns, Disclosure, List, NumberField, RadioGroup, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { NullableSelect } from '../../../kit/form/NullableSelect';
import type { EntityForm } from '../../../kit/form/use-entity-form';
import { Day } from '../Day';
import { repeatFrom, type TransactionValues } from '../values';
import { seriesWords } from './words';

const ends = ['count', 'until'] as const;

/** Whether a new transaction is one of several, and what is written down then. */
export function RepeatFields({
  form: { field, values },
}: {
  form: Pick<EntityForm<TransactionValues>, 'field' | 'values'>;
}) {
  const t = useWords(seriesWords);
  const by = field('repeat.by');
  const isByCount = values['repeat.by'] === 'instalments' || values['repeat.ends'] === 'count';
  const { value: end, onChange: endBy, ...endings } = field('repeat.ends');
  return (
    <>
      <NullableSelect
        field={{ ...by, value: by.value || null, onChange: (id) => by.onChange((id ?? '') as typeof by.value) }}
        none={t('never')}
        options={repeatKinds.map((id) => ({ id, name: t(`by.${id}`) }))}
      />
      {values['repeat.by'] && (
        <>
          {values['repeat.by'] !== 'instalments' && (
            <RadioGroup
              {...endings}
              value={end}
              onChange={(id) => endBy(id as typeof end)}
              options={ends.map((id) => ({ id, label: t(`ends.${id}`) }))}
              orientation="horizontal"
            />
          )}
          <Columns minWidth="s">
            {isByCount ? (
              <NumberField {...field('repeat.count')} minValue={minRepeats} maxValue={maxRepeats} isRequired />
            ) : (
              <Day {...field('repeat.until')} />
            )}
          </Columns>
          <Preview values={values} />
        </>
      )}
    </>
  );
}

/** What will be written down: each with its day and amount. */
function Preview({ values }: { values: TransactionValues }) {
  const t = useWords(seriesWords);
  const money = useMoney();
  const { day } = useFormats();
  const { amount_cents, due_date, competence_date } = values;
  const repeat = repeatFrom(values);
  if (!repeat || amount_cents === null || due_date === null) return <Text tone="secondary">{t('previewNeeds')}</Text>;
  const all = occurrencesOf({ amount_cents, due_date, competence_date: competence_date ?? due_date }, repeat);
  const last = all?.at(-1);
  if (!all || !last) return <Text tone="secondary">{t('previewNeeds')}</Text>;
  const total = all.reduce((sum, each) => sum + each.amount_cents, 0);
  return (
    <Disclosure
      title={t('preview', {
        count: all.length,
        each: money(last.amount_cents),
        from: day(due_date),
        to: day(last.due_date),
        total: money(total),
      })}
      level={2}
    >
      <List
        label={t('previewList')}
        items={all.map((each) => ({ id: String(each.number), ...each }))}
        density="compact"
      >
        {(each) => (
          <Text size="s" isTabular>
            {t('occurrence', {
              number: each.number,
              count: all.length,
              date: day(each.due_date),
              amount: money(each.amount_cents),
            })}
          </Text>
        )}
      </List>
    </Disclosure>
  );
}

import { Plus, Trash2 } from 'lucide-react';
import { Button, Columns, IconButton, Inline, InlineAlert, MoneyField, Stack, Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { useCan } from '../../../kernel/session';
import { NullableSelect } from '../../../kit/form/NullableSelect';
import type { EntityForm } from '../../../kit/form/use-entity-form';
import { type Category, choicesOf } from '../../data/categories';
import { findProjects } from '../../data/choices';
import { Found } from '../Found';
import type { Names } from '../use-fields';
import { leftToDivide, mostParts, type TransactionPart, type TransactionValues } from '../values';
import { partWords } from './words';

export interface PartsEditorProps {
  form: Pick<EntityForm<TransactionValues>, 'field' | 'values' | 'change'>;
  categories: readonly Category[];
  names: Names;
}

/** What a transaction is divided into, and what is left to divide. */
export function PartsEditor({ form: { field, values, change }, categories, names }: PartsEditorProps) {
  const t = useWords(partWords);
  const money = useMoney();
  const seesProjects = useCan()('view:projects');
  const { parts, kind } = values;
  const { label, error } = field('parts');
  if (kind === 'transfer') return null;
  const left = leftToDivide(values);
  const blank = { amount_cents: null, category_id: null, cost_center_id: null, project_id: null };

  /** The first part is of what the whole was of. */
  function divide() {
    const { amount_cents, category_id, cost_center_id, project_id } = values;
    const first = { amount_cents, category_id, cost_center_id, project_id };
    change({ parts: [first, blank], category_id: null, cost_center_id: null, project_id: null });
  }

  /** The last that goes leaves what it was of to the whole. */
  function remove(at: number) {
    const rest = parts.filter((_, place) => place !== at);
    const [only] = rest;
    if (rest.length > 1 || !only) return change({ parts: rest });
    const { category_id, cost_center_id, project_id } = only;
    change({ parts: [], category_id, cost_center_id, project_id });
  }

  if (parts.length === 0)
    return (
      <Inline>
        <Button size="s" weight="soft" tone="neutral" onPress={divide}>
          {t('divide')}
        </Button>
      </Inline>
    );
  return (
    <Stack space="m">
      <Text weight="medium">{label}</Text>
      {parts.map((part, at) => {
        const number = at + 1;
        const put = (next: Partial<TransactionPart>) =>
          change({ parts: parts.map((each, place) => (place === at ? { ...each, ...next } : each)) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
          <Stack key={at} space="s">
            <Inline justify="between" align="center">
              <Text size="s" tone="secondary">
                {t('part', { number })}
              </Text>
              <IconButton label={t('remove', { number })} icon={Trash2} size="s" onPress={() => remove(at)} />
            </Inline>
            <Columns minWidth="s">
              <MoneyField
                // The list of what is wrong leads here.
                name={at === 0 ? 'parts' : undefined}
                label={t('amount', { number })}
                value={part.amount_cents}
                onChange={(amount_cents) => put({ amount_cents })}
              />
              <NullableSelect
                field={{
                  name: `parts.${at}.category_id`,
                  label: t('category', { number }),
                  value: part.category_id,
                  onChange: (category_id) => put({ category_id }),
                }}
                none={t('noCategory')}
                options={choicesOf(categories, kind, part.category_id)}
              />
              <NullableSelect
                field={{
                  name: `parts.${at}.cost_center_id`,
                  label: t('costCenter', { number }),
                  value: part.cost_center_id,
                  onChange: (cost_center_id) => put({ cost_center_id }),
                }}
                none={t('noCostCenter')}
                options={choicesOf(categories, 'cost_center', part.cost_center_id)}
              />
              {seesProjects && (
                <Found
                  field={{
                    name: `parts.${at}.project_id`,
                    label: t('project', { number }),
                    value: part.project_id,
                    onChange: (project_id) => put({ project_id }),
                  }}
                  load={findProjects}
                  names={names}
                />
              )}
            </Columns>
          </Stack>
        );
      })}
      <Inline justify="between" align="center">
        <Button
          size="s"
          weight="soft"
          tone="neutral"
          icon={Plus}
          isDisabled={parts.length >= mostParts}
          onPress={() => change({ parts: [...parts, { ...blank, amount_cents: left > 0 ? left : null }] })}
        >
          {t('add')}
        </Button>
        <Text tone={left === 0 ? 'secondary' : 'critical'} isTabular>
          {left === 0
            ? t('complete')
            : left > 0
              ? t('left', { amount: money(left) })
              : t('over', { amount: money(-left) })}
        </Text>
      </Inline>
      {error && (
        <InlineAlert tone="critical" isLive>
          {error}
        </InlineAlert>
      )}
    </Stack>
  );
}

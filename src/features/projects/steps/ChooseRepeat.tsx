import { useState } from 'react';
import { type Recurrence, recurrenceUnits } from '#domain/recurrence';
import { Button, Form, GridList, Inline, NumberField, Select, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { useRuleName } from '../recurrence/use-rule-name';
import { recurrenceWords } from '../recurrence/words';
import { AskFrame } from './AskFrame';
import { words } from './words';

export interface ChooseRepeatProps {
  step: Step;
  onChoose: (rule: Recurrence | null) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

const usual: readonly (Recurrence | null)[] = [
  null,
  { every: 1, unit: 'working_day' },
  { every: 1, unit: 'week' },
  { every: 2, unit: 'week' },
  { every: 1, unit: 'month' },
];
const keyOf = (rule: Recurrence | null) => (rule ? `${rule.every} ${rule.unit}` : 'none');
const own = 'own';
const most = 99;

/** How often a step comes again when it is done: as most do, or by an interval of one's own. */
export function ChooseRepeat({ step: { name, repeats }, anchor, onChoose, onClose }: ChooseRepeatProps) {
  const t = useWords(recurrenceWords);
  const asked = useWords(words);
  const nameOf = useRuleName();
  const current = keyOf(repeats);
  const isUsual = usual.some((rule) => keyOf(rule) === current);
  const [isOwn, setOwn] = useState(!isUsual);
  const [every, setEvery] = useState<number | null>(repeats?.every ?? 1);
  const [unit, setUnit] = useState<Recurrence['unit']>(repeats?.unit ?? 'week');
  const choices = [...usual.map((rule) => ({ id: keyOf(rule), label: nameOf(rule) })), { id: own, label: t('own') }];
  const choose = (id: string) =>
    id === own ? setOwn(true) : onChoose(usual.find((rule) => keyOf(rule) === id) ?? null);
  return (
    <AskFrame title={`${t('label')}: ${name}`} anchor={anchor} onClose={onClose}>
      <Stack space="m">
        {isOwn ? (
          <Form onSubmit={() => every !== null && onChoose({ every, unit })}>
            <Stack space="m">
              <NumberField
                label={t('every')}
                value={every}
                onChange={setEvery}
                minValue={1}
                maxValue={most}
                autoFocus
              />
              <Select
                label={t('unit')}
                options={recurrenceUnits.map((id) => ({ id, label: t(`units.${id}`) }))}
                value={unit}
                onChange={(id) => setUnit(id as Recurrence['unit'])}
              />
              <Inline justify="end">
                <Button type="submit">{t('save')}</Button>
              </Inline>
            </Stack>
          </Form>
        ) : (
          <GridList
            label={t('label')}
            items={choices}
            nameOf={({ label }) => label}
            autoFocusKey={current}
            onAction={(id) => choose(id as string)}
          >
            {({ id, label }) => (
              <Inline space="s" align="center" wrap={false}>
                <Text as="span">{label}</Text>
                {id === current && (
                  <Text as="span" size="s" tone="secondary">
                    {asked('dialog.current')}
                  </Text>
                )}
              </Inline>
            )}
          </GridList>
        )}
        <Text size="s" tone="secondary">
          {t('note')}
        </Text>
      </Stack>
    </AskFrame>
  );
}

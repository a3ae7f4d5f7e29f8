import { useState } from 'react';
import { Button, DatePicker, Form, Stack, Text } from '#ui';
import { DayAdvice } from '../../kernel/holidays/DayAdvice';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import type { StepChange } from '../data/step-changes';
import { AskFrame } from './AskFrame';
import { words } from './words';

export interface ChooseDatesProps {
  steps: Step[];
  /** Whose holidays count beside the national ones. */
  unitId: string | undefined;
  onChoose: (dates: Pick<StepChange, 'start_date' | 'due_date'>) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

const form = 'choose-dates';

/** First and last day of one step, or those that many get; an empty field leaves each of many as it is. */
export function ChooseDates({ steps, unitId, anchor, onChoose, onClose }: ChooseDatesProps) {
  const t = useWords(words);
  const only = steps.length === 1 ? steps[0] : undefined;
  const [start, setStart] = useState(only?.start_date ?? null);
  const [due, setDue] = useState(only?.due_date ?? null);
  const isWrong = start !== null && due !== null && start > due;
  const save = () => {
    if (isWrong) return;
    if (only) return onChoose({ start_date: start, due_date: due });
    if (!start && !due) return onClose();
    onChoose({ ...(start && { start_date: start }), ...(due && { due_date: due }) });
  };
  return (
    <AskFrame
      title={t('dialog.dateTitle', { count: steps.length, name: only?.name ?? '' })}
      anchor={anchor}
      onClose={onClose}
      footer={
        <>
          <Button weight="quiet" tone="neutral" onPress={() => onChoose({ start_date: null, due_date: null })}>
            {t('dialog.clear')}
          </Button>
          <Button type="submit" form={form}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save}>
        <Stack space="m">
          {!only && <Text tone="secondary">{t('dialog.onlyGiven')}</Text>}
          <DatePicker label={t('dialog.due')} value={due} onChange={setDue} autoFocus />
          <DayAdvice day={due} saved={only?.due_date} unitId={unitId} onTake={setDue} />
          <DatePicker
            label={t('dialog.start')}
            value={start}
            onChange={setStart}
            error={isWrong ? t('dialog.wrongOrder') : undefined}
          />
          <DayAdvice day={start} saved={only?.start_date} unitId={unitId} onTake={setStart} />
        </Stack>
      </Form>
    </AskFrame>
  );
}

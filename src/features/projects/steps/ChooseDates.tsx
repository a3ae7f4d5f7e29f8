import { stepChangeRules } from '#openapi/rules/step-change';
import { Button, DatePicker, Form, Stack, Text } from '#ui';
import { DayAdvice } from '../../kernel/holidays/DayAdvice';
import { useWords } from '../../kernel/language';
import { DraftBanner } from '../../kit/form/DraftBanner';
import { useDraft } from '../../kit/form/draft';
import type { Step } from '../data/queries';
import type { StepChange } from '../data/step-changes';
import { AskFrame } from './AskFrame';
import { words } from './words';

export interface ChooseDatesProps {
  steps: Step[];
  /** Whose holidays count beside the national ones. */
  unitId: string | null | undefined;
  onChoose: (dates: Pick<StepChange, 'start_date' | 'due_date'>) => void;
  /** The cell it is asked at. */
  anchor?: Element;
  onClose: () => void;
}

const form = 'choose-dates';

type Dates = Record<'start_date' | 'due_date', string | null>;
const rules = { start_date: stepChangeRules.start_date, due_date: stepChangeRules.due_date };

/** First and last day of one step, or those that many get; an empty field leaves each of many as it is. */
export function ChooseDates({ steps, unitId, anchor, onChoose, onClose }: ChooseDatesProps) {
  const t = useWords(words);
  const only = steps.length === 1 ? steps[0] : undefined;
  const saved = { start_date: only?.start_date ?? null, due_date: only?.due_date ?? null };
  const draft = useDraft<Dates>(`step-dates-${steps[0]?.id}-${steps.length}`, { values: saved }, rules);
  const { start_date: start, due_date: due } = draft.values;
  const choose = (dates: Parameters<typeof onChoose>[0]) => {
    draft.finish();
    onChoose(dates);
  };
  const setDue = (day: string | null) => draft.change({ due_date: day });
  const setStart = (day: string | null) => draft.change({ start_date: day });
  const isWrong = start !== null && due !== null && start > due;
  const save = () => {
    if (isWrong) return;
    if (only) return choose({ start_date: start, due_date: due });
    if (!start && !due) return onClose();
    choose({ ...(start && { start_date: start }), ...(due && { due_date: due }) });
  };
  return (
    <AskFrame
      title={t('dialog.dateTitle', { count: steps.length, name: only?.name ?? '' })}
      anchor={anchor}
      onClose={onClose}
      footer={
        <>
          <Button weight="quiet" tone="neutral" onPress={() => choose({ start_date: null, due_date: null })}>
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
          <DraftBanner form={draft} />
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

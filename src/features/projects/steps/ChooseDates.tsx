import { stepChangeRules } from '#openapi/rules/step-change';
import { Button, DatePicker, Form, Stack, Text } from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { DayAdvice } from '../../kernel/holidays/DayAdvice';
import { useWords } from '../../kernel/language';
import { DraftBanner } from '../../kit/form/DraftBanner';
import { useDraft } from '../../kit/form/draft';
import { FieldAwaited } from '../../kit/form/FieldAwaited';
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
  // What is asked answers the press, and then comes a field a frame: one of days is the dearest of all to draw. Nothing
  // else takes the focus before the first has it, for which the keys wait.
  const isPainted = useIsPainted();
  const only = steps.length === 1 ? steps[0] : undefined;
  const saved = { start_date: only?.start_date ?? null, due_date: only?.due_date ?? null };
  const draft = useDraft<Dates>(`step-dates-${steps[0]?.id}-${steps.length}`, { values: saved }, rules);
  const { start_date: start, due_date: due } = draft.values;
  const choose = (dates: Parameters<typeof onChoose>[0]) => {
    draft.finish();
    onChoose(dates);
  };
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
          <Button
            weight="quiet"
            tone="neutral"
            isDisabled={!isPainted}
            onPress={() => choose({ start_date: null, due_date: null })}
          >
            {t('dialog.clear')}
          </Button>
          <Button type="submit" form={form} isDisabled={!isPainted}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save}>
        <Stack space="m">
          {isPainted && <DraftBanner form={draft} />}
          {!only && <Text tone="secondary">{t('dialog.onlyGiven')}</Text>}
          {isPainted ? (
            <TwoDays
              due={due}
              start={start}
              saved={only}
              unitId={unitId}
              error={isWrong ? t('dialog.wrongOrder') : undefined}
              onChange={draft.change}
            />
          ) : (
            <>
              <FieldAwaited label={t('dialog.due')} />
              <FieldAwaited label={t('dialog.start')} />
            </>
          )}
        </Stack>
      </Form>
    </AskFrame>
  );
}

interface TwoDaysProps {
  due: string | null;
  start: string | null;
  /** The step they are of, where it is one. */
  saved: Step | undefined;
  unitId: string | null | undefined;
  /** What is wrong with the two. */
  error: string | undefined;
  onChange: (part: Partial<Dates>) => void;
}

/** The two days, of which the first is written in at once; the second comes in the frame after it. */
function TwoDays({ due, start, saved, unitId, error, onChange }: TwoDaysProps) {
  const t = useWords(words);
  const isPainted = useIsPainted();
  const setDue = (day: string | null) => onChange({ due_date: day });
  const setStart = (day: string | null) => onChange({ start_date: day });
  return (
    <>
      <DatePicker label={t('dialog.due')} value={due} onChange={setDue} autoFocus />
      <DayAdvice day={due} saved={saved?.due_date} unitId={unitId} onTake={setDue} />
      {isPainted ? (
        <>
          <DatePicker label={t('dialog.start')} value={start} onChange={setStart} error={error} />
          <DayAdvice day={start} saved={saved?.start_date} unitId={unitId} onTake={setStart} />
        </>
      ) : (
        <FieldAwaited label={t('dialog.start')} />
      )}
    </>
  );
}

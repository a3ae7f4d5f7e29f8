import type { ReactNode } from 'react';
import { ErrorSummary } from '#ui';
import { useWords } from '../../kernel/language';
import { FormBody } from './FormBody';
import { frameWords } from './frame/words';
import type { EntityForm } from './use-entity-form';

/** Up to this number of fields all errors are visible at once, so a summary would only repeat them. */
const few = 3;

export interface FramedBodyProps<Values extends object> {
  form: EntityForm<Values>;
  /** Whether the first text field takes the focus on mount. */
  isFirstFocused: boolean;
  children: ReactNode;
}

/** The fields of a form in a frame, below an error summary that takes the focus on a failed submit. */
export function FramedBody<Values extends object>({ form, isFirstFocused, children }: FramedBodyProps<Values>) {
  const t = useWords(frameWords);
  const { problem, fields, summary, stops } = form;
  return (
    <FormBody
      form={form}
      isFirstFocused={isFirstFocused}
      failed={t('failed')}
      why={problem?.code === 'STALE_VERSION' ? t('stale') : problem && `${problem.message} ${t('kept')}`}
      summary={
        Object.keys(fields).length > few && (
          <ErrorSummary key={stops} title={t('summary', { count: summary.length })} errors={summary} />
        )
      }
    >
      {children}
    </FormBody>
  );
}

import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FormProps as AriaFormProps, FormContext } from 'react-aria-components/Form';
import { FormValidationContext } from 'react-stately';
import { isDatePart } from './enter';
import { form } from './Form.css';
import { reportSilentValues } from './silent-values';
import { SubmitHolds, SubmitHoldsContext } from './submit-holds';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'render' | 'onSubmit'> {
  /** The fields and the buttons. */
  children: ReactNode;
  /** Who tells what is wrong: the fields in our words (`aria`), or the browser, which also sends nothing then (`native`). */
  validationBehavior?: 'aria' | 'native';
  /** The page stays; the caller sends. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Lets Enter send a form from the parts of a date too, and Ctrl+Enter from a text of many lines: a browser knows of neither.
 * Within `data-keeps-enter` the fields do something else on Enter.
 */
function sendOnEnter(form: HTMLFormElement | null) {
  const onKey = ({ key, target, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => {
    const isPart = isDatePart(target) && !(target as HTMLElement).closest('[data-keeps-enter]');
    const isMeant = isPart || (target instanceof HTMLTextAreaElement && (ctrlKey || metaKey));
    if (key === 'Enter' && isMeant && !defaultPrevented) form?.requestSubmit();
  };
  form?.addEventListener('keydown', onKey);
  return () => form?.removeEventListener('keydown', onKey);
}

const none = {};

/** Fields sent together. `validationErrors` puts the server's words under the fields, by `name`. */
export function Form({ onSubmit, validationBehavior = 'aria', validationErrors, children, ...props }: FormProps) {
  // React Compiler takes the closure in `SubmitHolds` for a read of the ref during render.
  'use no memo';
  const element = useRef<HTMLFormElement>(null);
  const hasReportedValues = useRef(false);
  useEffect(() => sendOnEnter(element.current), []);
  const [holds] = useState(() => new SubmitHolds(() => element.current?.requestSubmit()));
  const given = useMemo(() => ({ validationBehavior, validationErrors }), [validationBehavior, validationErrors]);
  return (
    // Not React Aria's form, which gives its fields something new whenever it is drawn: React then draws all of them, even
    // where the same is given once more in between.
    <form
      {...props}
      ref={element}
      // `native` would speak the browser's words and stop a form whose last answer was an error.
      noValidate={validationBehavior !== 'native'}
      className={form}
      // When the focus or the pointer leaves a field it is rendered, and React writes the values that it knows over silent ones.
      onBlurCapture={({ currentTarget }) => reportSilentValues(currentTarget)}
      onPointerOutCapture={({ currentTarget }) => reportSilentValues(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // React tells it to a form around the dialog too.
        event.stopPropagation();
        hasReportedValues.current = !hasReportedValues.current && reportSilentValues(event.currentTarget);
        // Sent again once the caller has the values; a browser ignores that while it is still sending.
        if (hasReportedValues.current) setTimeout(() => element.current?.requestSubmit());
        else if (holds.isOpen()) onSubmit?.(event);
      }}
    >
      <FormContext value={given}>
        <FormValidationContext value={validationErrors ?? none}>
          <SubmitHoldsContext value={holds}>{children}</SubmitHoldsContext>
        </FormValidationContext>
      </FormContext>
    </form>
  );
}

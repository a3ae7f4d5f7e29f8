import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FormProps as AriaFormProps, FormContext } from 'react-aria-components/Form';
import { FormValidationContext } from 'react-stately';
import { isDatePart } from './enter';
import { form } from './Form.css';
import { reportSilentValues } from './silent-values';
import { SubmitHolds, SubmitHoldsContext } from './submit-holds';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'render' | 'onSubmit'> {
  /** Fields and buttons. */
  children: ReactNode;
  /** Validation: `aria` shows our messages at the fields; `native` shows the browser's, which also block the submit. */
  validationBehavior?: 'aria' | 'native';
  /** Called on submit; the browser does not navigate. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits on Enter in date segments and on Ctrl+Enter in a text area, which browsers do not. Fields within
 * `data-keeps-enter` handle Enter themselves.
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

/** A form whose `validationErrors` are shown at the fields, by `name`. */
export function Form({ onSubmit, validationBehavior = 'aria', validationErrors, children, ...props }: FormProps) {
  // React Compiler takes the closure in `SubmitHolds` for a ref read during render.
  'use no memo';
  const element = useRef<HTMLFormElement>(null);
  const hasReportedValues = useRef(false);
  useEffect(() => sendOnEnter(element.current), []);
  const [holds] = useState(() => new SubmitHolds(() => element.current?.requestSubmit()));
  const given = useMemo(() => ({ validationBehavior, validationErrors }), [validationBehavior, validationErrors]);
  return (
    // Not React Aria's form: its context value changes on every render, so all fields would re-render.
    <form
      {...props}
      ref={element}
      // `native` would show the browser's messages and block a form with a previous server error.
      noValidate={validationBehavior !== 'native'}
      className={form}
      // A field re-renders on blur and pointer leave, and React would overwrite values that were set without events.
      onBlurCapture={({ currentTarget }) => reportSilentValues(currentTarget)}
      onPointerOutCapture={({ currentTarget }) => reportSilentValues(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        // React also bubbles the event to a form around the dialog's portal.
        event.stopPropagation();
        hasReportedValues.current = !hasReportedValues.current && reportSilentValues(event.currentTarget);
        // Submits again once the caller has the values; a browser ignores a submit during a submit.
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

import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { form } from './Form.css';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'children' | 'render' | 'onSubmit'> {
  children: ReactNode;
  /** The page stays; the caller sends. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Fields sent together. `validationErrors` puts the server's words under the fields, by `name`. */
export function Form({ onSubmit, validationBehavior = 'aria', ...props }: FormProps) {
  return (
    <AriaForm
      {...props}
      // `native` would speak the browser's words and stop a form whose last answer was an error.
      validationBehavior={validationBehavior}
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}

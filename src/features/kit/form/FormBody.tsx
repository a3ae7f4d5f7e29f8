import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner, Form, Stack } from '#ui';
import { releaseTyping } from '../../kernel/shortcuts/early-typing';
import type { EntityForm } from './use-entity-form';

export interface FormBodyProps<Values extends object> {
  form: EntityForm<Values>;
  /** Title of a failure that belongs to no field. */
  failed?: string;
  /** Explanation of the failure, if the server's message does not suffice. */
  why?: string;
  /** Summary of all errors for long forms; without it the first invalid field takes the focus. */
  summary?: ReactNode;
  /** An action that resolves the failure. */
  wayOut?: ReactNode;
  /**
   * Whether the first text field takes the focus on mount, except on touch devices, where it would open the keyboard.
   */
  isFirstFocused?: boolean;
  children: ReactNode;
}

/** Text fields; choices and buttons before them are skipped. */
const writable =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"]), textarea, [role="spinbutton"]';

const firstField = (fields: HTMLElement | null) =>
  [...(fields?.querySelectorAll<HTMLElement>(writable) ?? [])].find((each) => each.closest('[data-field]'));

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, [role="spinbutton"], button';

/** Defers validation until a press has ended, because a new error message would move the button under the pointer. */
function afterPress(act: () => void) {
  if (!document.querySelector('button:active, a:active, [role="button"]:active')) return act();
  addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** Returns the field that loses the focus, unless the focus moves into its own popover or another window. */
function fieldLeft({ target, relatedTarget }: FocusEvent<HTMLElement>): string | undefined {
  const field = target.closest<HTMLElement>('[data-field]');
  if (!field || field.contains(relatedTarget) || document.activeElement === target) return undefined;
  if (field.querySelector('[aria-expanded="true"]')) return undefined;
  return field.dataset.field;
}

/** Renders the fields of a form below its general errors. */
export function FormBody<Values extends object>({
  form,
  failed,
  why,
  summary,
  wayOut,
  isFirstFocused = false,
  children,
}: FormBodyProps<Values>) {
  const element = useRef<HTMLDivElement>(null);
  const { stops, problem } = form;
  const hasSummary = Boolean(summary);

  useEffect(() => {
    if (stops === 0 || hasSummary) return;
    element.current?.querySelector('[data-field][data-invalid]')?.querySelector<HTMLElement>(focusable)?.focus();
  }, [stops, hasSummary]);

  const [takesFocus, setTakesFocus] = useState(false);
  // A layout effect, so that the change is rendered before the next key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    const name = firstField(element.current)?.closest<HTMLElement>('[data-field]')?.dataset.field;
    const isHeld = releaseTyping((text) => {
      if (name && text)
        form.change((values) => ({ [name]: `${values[name as keyof Values] ?? ''}${text}` }) as Partial<Values>);
      setTakesFocus(true);
    });
    const isTaken = element.current?.contains(document.activeElement);
    if (isFirstFocused && !isHeld && !isTaken && !matchMedia('(pointer: coarse)').matches) setTakesFocus(true);
  }, []);

  useLayoutEffect(() => {
    const first = takesFocus && firstField(element.current);
    if (!first) return;
    first.focus({ preventScroll: true });
    if (first instanceof HTMLInputElement && first.selectionStart !== null)
      first.setSelectionRange(first.value.length, first.value.length);
  }, [takesFocus]);

  // A long form is submitted at its end and shows the failure at its top.
  useEffect(() => {
    if (problem) element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [problem]);

  return (
    <Form id={form.id} onSubmit={() => void form.submit()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving a field */}
      <div
        ref={element}
        onBlur={(event) => {
          const name = fieldLeft(event);
          if (name !== undefined) afterPress(() => form.leave(name));
        }}
      >
        <Stack space="l">
          {problem && failed && (
            <Banner tone="critical" title={failed} isLive action={wayOut}>
              {why ?? problem.message}
            </Banner>
          )}
          {summary}
          {children}
        </Stack>
      </div>
    </Form>
  );
}

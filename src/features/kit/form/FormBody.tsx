import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner, Form, Stack } from '#ui';
import type { EntityForm } from './use-entity-form';

export interface FormBodyProps<Values extends object> {
  form: EntityForm<Values>;
  /** What could not be done, where that is told of no field. */
  failed?: string;
  /** Why, where the server's word is not all. */
  why?: string;
  /** All that is wrong, where there is more than fits the eye; without it the first wrong field takes the focus. */
  summary?: ReactNode;
  /** A way on from a failure. */
  wayOut?: ReactNode;
  /** The first text field takes the focus on mount, but not on touch devices, where it would open the keyboard. */
  isFirstFocused?: boolean;
  children: ReactNode;
}

/** Fields for text; choices and buttons before them are skipped. */
const writable =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"]), textarea, [role="spinbutton"]';

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, [role="spinbutton"], button';

/** After a press whose place must not move: an error that comes meanwhile would take the button away. */
function afterPress(act: () => void) {
  if (!document.querySelector('button:active, a:active, [role="button"]:active')) return act();
  addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** The field that the focus goes out of, unless into what the field itself opened, or another window. */
function fieldLeft({ target, relatedTarget }: FocusEvent<HTMLElement>): string | undefined {
  const field = target.closest<HTMLElement>('[data-field]');
  if (!field || field.contains(relatedTarget) || document.activeElement === target) return undefined;
  if (field.querySelector('[aria-expanded="true"]')) return undefined;
  return field.dataset.field;
}

/** The fields of a form, and above them what is wrong with it as a whole. */
export function FormBody<Values extends object>({
  form,
  failed,
  why,
  summary,
  wayOut,
  isFirstFocused = false,
  children,
}: FormBodyProps<Values>) {
  'use no memo';
  const element = useRef<HTMLDivElement>(null);
  const { stops, problem } = form;
  const hasSummary = Boolean(summary);

  useEffect(() => {
    if (stops === 0 || hasSummary) return;
    element.current?.querySelector('[data-field][data-invalid]')?.querySelector<HTMLElement>(focusable)?.focus();
  }, [stops, hasSummary]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    const fields = element.current;
    if (!isFirstFocused || fields?.contains(document.activeElement) || matchMedia('(pointer: coarse)').matches) return;
    const first = [...(fields?.querySelectorAll<HTMLElement>(writable) ?? [])].find((each) =>
      each.closest('[data-field]'),
    );
    first?.focus({ preventScroll: true });
  }, []);

  // A long form is sent from its end, and told of at its beginning.
  useEffect(() => {
    if (problem) element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [problem]);

  return (
    <Form id={form.id} onSubmit={() => void form.submit()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves a field */}
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

import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { announce } from '../Announcer/announce';
import { OpenerContext } from '../overlays/opener';
import { TooltipTriggerContext } from '../Tooltip/trigger';
import { useWords } from '../words';
import { buttonStates, forgetStates } from './states';

export interface ButtonElementProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    | 'id'
    | 'tabIndex'
    | 'role'
    | 'onFocus'
    | 'onBlur'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-pressed'
    | 'aria-checked'
    | 'aria-current'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-haspopup'
  > {
  /** Visible content. */
  children?: ReactNode;
  /** Button type; `submit` submits the surrounding form. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form to submit, if the button is outside of it. */
  form?: string;
  /** Whether it takes the focus on mount, such as the safe answer of a dialog. */
  autoFocus?: boolean;
  /** Whether it is disabled and not focusable. */
  isDisabled?: boolean;
  /** Whether the action is running; the button keeps the focus and ignores presses. */
  isPending?: boolean;
  /** Called once per press by pointer, keyboard or screen reader. */
  onPress?: () => void;
  /** Ref of the button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Announces that the focused button is pending, and when it no longer is. */
function AtWork({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { working } = useWords();
  useEffect(() => {
    const element = button.current;
    const name = element?.ariaLabel ?? element?.textContent;
    const tell = (text: string) => document.activeElement === element && announce(text);
    tell(`${name} ${working}`);
    return () => void tell(`${name}`);
  }, [button, working]);
  return null;
}

/** Focuses a button after mount, because a dialog moves earlier focus into itself when it opens. */
function TakeFocus({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => button.current?.focus(), [button]);
  return null;
}

/**
 * The button element, also within a `Tooltip`, a `MenuTrigger` or a `Popover`. React Aria's button has 91 hooks and
 * re-renders on each state change; a page has a dozen buttons, and the browser handles presses itself.
 */
export function ButtonElement({
  isDisabled,
  isPending,
  onPress,
  type = 'button',
  tabIndex = 0,
  autoFocus,
  children,
  ref,
  ...props
}: ButtonElementProps & { className: string; style?: CSSProperties }) {
  const ownId = useId();
  const tooltip = useContext(TooltipTriggerContext);
  const opener = useContext(OpenerContext);
  const own = useRef<HTMLButtonElement>(null);
  const tooltipRef = tooltip?.ref as Ref<HTMLButtonElement> | undefined;
  const openerRef = opener?.ref;
  const refs = useMemo(() => mergeRefs(own, tooltipRef, openerRef, ref), [tooltipRef, openerRef, ref]);
  useEffect(() => {
    if (isDisabled && own.current) forgetStates(own.current);
  }, [isDisabled]);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isPending) onPress?.();
  };
  const isOpen = opener?.isOpen || undefined;
  const interactions = isDisabled
    ? undefined
    : mergeProps(tooltip?.props, isPending ? undefined : opener?.handlers, buttonStates, { onClick: press });
  return (
    <button
      id={ownId}
      // Safari focuses a button by keyboard or pointer only with an explicit `tabIndex`.
      tabIndex={isDisabled ? undefined : tabIndex}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      data-open={isOpen}
      data-pressed={isOpen}
      {...mergeProps(interactions, opener?.attributes, props)}
      ref={refs}
      // Enter in a field would submit the form through a pending submit button.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
    >
      {children}
      {isPending && <AtWork button={own} />}
      {autoFocus && <TakeFocus button={own} />}
    </button>
  );
}

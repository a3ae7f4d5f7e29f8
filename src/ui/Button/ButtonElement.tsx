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
  /** What is seen of it. */
  children?: ReactNode;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form that it sends, where it stands outside of it. */
  form?: string;
  /** Takes the focus as it comes: in a dialog, the way out that loses nothing. */
  autoFocus?: boolean;
  /** Cannot be pressed, nor reached by keys. */
  isDisabled?: boolean;
  /** Is at work: keeps the focus, and nothing more can be asked of it. */
  isPending?: boolean;
  /** Does the act, once for each press of a pointer, a key or a screen reader. */
  onPress?: () => void;
  /** Reaches the button's element, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Announces that the focused button is at work, and when it no longer is. */
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

/** Gives a button the focus once it is there: a dialog holds what is focused before it is open. */
function TakeFocus({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => button.current?.focus(), [button]);
  return null;
}

/**
 * The element of buttons, also within a `Tooltip`, a `MenuTrigger` or a `Popover`. React Aria's keeps 91 hooks and is
 * drawn anew with each state; a page has a dozen buttons, and a browser knows by itself how they are pressed.
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
      // Safari lets keys, and the focus of a pointer, reach only what says so.
      tabIndex={isDisabled ? undefined : tabIndex}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      data-open={isOpen}
      data-pressed={isOpen}
      {...mergeProps(interactions, opener?.attributes, props)}
      ref={refs}
      // Enter in a field would send the form of one that is at work.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
    >
      {children}
      {isPending && <AtWork button={own} />}
      {autoFocus && <TakeFocus button={own} />}
    </button>
  );
}

import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { states } from '../Button/states';
import { TooltipTriggerContext } from '../Tooltip/trigger';
import { isPlainPress, useRouter } from '../UiProvider/router';

export interface AnchorProps
  extends Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'id' | 'target' | 'rel' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-current'
  > {
  /** Where it leads. */
  href: string;
  /** The words of the link: what one finds there. */
  children: ReactNode;
  /** Leads nowhere for now. */
  isDisabled?: boolean;
  /** Told of each press, before anything is followed. */
  onPress?: () => void;
  /** Reaches the link's element, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Whether this press is the app's: another tab, window or file is for the browser to open. */
const isOurs = (event: MouseEvent<HTMLAnchorElement>) => {
  const { target, origin } = event.currentTarget;
  return (!target || target === '_self') && origin === location.origin && isPlainPress(event);
};

/**
 * The element of links, also within a `Tooltip`. React Aria's keeps 74 hooks and is drawn anew with each state; a page has
 * dozens of links, and a browser knows by itself how they are pressed.
 */
export function Anchor({ href, isDisabled, onPress, children, ref, ...props }: AnchorProps & { className: string }) {
  // React Compiler takes merged refs for a read during render.
  'use no memo';
  const { navigate } = useRouter();
  const tooltip = useContext(TooltipTriggerContext);
  const triggerRef = tooltip?.ref as Ref<HTMLAnchorElement> | undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.stopPropagation();
    onPress?.();
    if (event.defaultPrevented || !isOurs(event)) return;
    event.preventDefault();
    navigate(href);
  };
  // Safari lets keys reach only what says so.
  const linkProps = isDisabled
    ? { role: 'link', 'aria-disabled': true, 'data-disabled': true }
    : { href, tabIndex: 0, ...(tooltip ? mergeProps(tooltip.props, states) : states), onClick: follow };
  return (
    <a
      {...linkProps}
      {...props}
      ref={triggerRef && ref ? mergeRefs(triggerRef, ref) : (triggerRef ?? ref)}
      data-current={props['aria-current'] ? true : undefined}
    >
      {children}
    </a>
  );
}

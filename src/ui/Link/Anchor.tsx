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
  /** Address. */
  href: string;
  /** Label. */
  children: ReactNode;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Called on each press, before navigation. */
  onPress?: () => void;
  /** Ref of the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Returns whether the app handles this press; the browser opens other tabs, windows and files. */
const isOurs = (event: MouseEvent<HTMLAnchorElement>) => {
  const { target, origin } = event.currentTarget;
  return (!target || target === '_self') && origin === location.origin && isPlainPress(event);
};

/**
 * The anchor element, also within a `Tooltip`. React Aria's link has 74 hooks and re-renders on each state change; a
 * page has dozens of links, and the browser handles presses itself.
 */
export function Anchor({ href, isDisabled, onPress, children, ref, ...props }: AnchorProps & { className: string }) {
  // React Compiler takes merged refs for a ref read during render.
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
  // Safari focuses a link by keyboard only with an explicit `tabIndex`.
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

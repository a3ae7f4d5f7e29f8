import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Those that are open, the last on top. One without an element is none: React Aria draws some children twice, to count options. */
const open: RefObject<HTMLElement | null>[] = [];

interface EarlyEscapeProps {
  /** What is open. */
  of: RefObject<HTMLElement | null>;
  /** It is not on its way out already. */
  isOpen: boolean;
  /** Left out where nothing closes it now. */
  onPress?: () => void;
}

/** Closes what is open by an Escape that comes before the focus is inside, or while it is on its way back there. */
export function EarlyEscape({ of, isOpen, onPress }: EarlyEscapeProps) {
  const press = useEffectEvent(() => onPress?.());
  useLayoutEffect(() => {
    if (!isOpen) return;
    open.push(of);
    const opener = document.activeElement;
    let isPressed = false;
    const hear = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (
        key !== 'Escape' ||
        isComposing ||
        open.findLast(({ current }) => current) !== of ||
        !(target instanceof Element)
      )
        return;
      // What has the focus inside closes by itself; a notice lies above all.
      if (!of.current || of.current.contains(target) || target.closest('[data-react-aria-top-layer]')) return;
      event.preventDefault();
      event.stopPropagation();
      isPressed = true;
      press();
    };
    /** What was open took the focus from its opener and never had it itself: nobody else would give it back. */
    const giveBack = () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      open.splice(open.indexOf(of), 1);
      // The page can take the focus only once this is done.
      if (isPressed) requestAnimationFrame(giveBack);
    };
  }, [of, isOpen]);
  return null;
}

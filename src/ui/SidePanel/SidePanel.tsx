import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './SidePanel.css';

/** Keeps the room of a panel whose code is loading, so that the list beside it does not move when it comes. */
export const SidePanelRoom = () => <div data-side-panel-room hidden />;

export interface SidePanelProps {
  /** What it is about, in its head and for a screen reader. */
  title: string;
  /** The title as it is shown, where it can be written in its place. */
  heading?: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Called when it is to close: by its cross or by Escape. */
  onClose: () => void;
}

/**
 * Details beside a list that stays in use: the page makes room for it and nothing is dimmed. It takes
 * the focus as it comes; the page's single keys go on working. Where there is no room beside, a `Drawer`.
 */
export function SidePanel({ title, heading, children, onClose }: SidePanelProps) {
  const words = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const [body, isOverflowing] = useOverflow();
  // What stands in it may have taken the focus already.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const here = panel.current;
    if (!here?.contains(document.activeElement)) here?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || here?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What floats over the panel closes first.
    const isOwn = event.currentTarget.contains(event.target as Node) && !event.defaultPrevented;
    if (event.key !== 'Escape' || !isOwn) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      data-page-keys
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        <h2 className={styles.title}>{heading ?? title}</h2>
        <IconButton label={words.close} icon={X} size="s" onPress={onClose} />
      </div>
      <div ref={body} className={styles.body} tabIndex={isOverflowing ? 0 : undefined}>
        <div>{children}</div>
      </div>
    </div>
  );
}

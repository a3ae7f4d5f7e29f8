import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './SidePanel.css';

/** Reserves the room of a panel whose code is loading, to avoid a layout shift of the list. */
export const SidePanelRoom = () => <div data-side-panel-room hidden />;

export interface SidePanelProps {
  /** Title and accessible name. */
  title: string;
  /** Visible title, if it can be edited in place. */
  heading?: ReactNode;
  /** Content. */
  children: ReactNode;
  /** Called when it closes: by its close button or Escape. */
  onClose: () => void;
}

/**
 * Non-modal details beside a list that stays usable. It takes the focus on mount; the page's single-key shortcuts stay
 * active. Where there is no room, use a `Drawer`.
 */
export function SidePanel({ title, heading, children, onClose }: SidePanelProps) {
  const words = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const [body, isOverflowing] = useOverflow();
  // Its content may have taken the focus already.
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
    // An overlay above the panel closes first.
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

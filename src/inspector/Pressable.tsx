import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './Chart.css';

interface PressableProps {
  label: string;
  /** For what opens and closes. */
  isExpanded?: boolean;
  /** The transition that it takes. */
  transition?: string;
  isBarred?: boolean;
  transform?: string;
  /** Without it, this is no button now; it may become one without being drawn anew. */
  onPress?: () => void;
  children: ReactNode;
}

/** A button inside a drawing. */
export function Pressable({ label, isExpanded, transition, isBarred, transform, onPress, children }: PressableProps) {
  const press = onPress && {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-expanded': isExpanded,
    className: styles.pressable,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    },
  };
  return (
    <g data-transition={transition} data-barred={isBarred || undefined} transform={transform} {...press}>
      {children}
    </g>
  );
}

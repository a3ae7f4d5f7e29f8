import type { ReactNode } from 'react';
import * as styles from './Chart.css';

interface PressableProps {
  label: string;
  /** For what opens and closes. */
  isExpanded?: boolean;
  /** The transition that it takes. */
  transition?: string;
  transform?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button inside a drawing. */
export function Pressable({ label, isExpanded, transition, transform, onPress, children }: PressableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-expanded={isExpanded}
      data-transition={transition}
      transform={transform}
      className={styles.pressable}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    >
      {children}
    </g>
  );
}

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './SplitPane.css';

export interface SplitPaneProps {
  /** First pane: left, or above on a phone. */
  start: ReactNode;
  /** Second pane: right, or below on a phone. */
  end: ReactNode;
  /** Accessible name of the separator, such as `Largura da lista`. */
  label: string;
  /** Initial width of the start pane, in percent. */
  defaultShare?: number;
  /** Minimum width of the start pane, in percent. */
  minValue?: number;
  /** Maximum width of the start pane, in percent. */
  maxValue?: number;
  /** Called when the separator is released or moved by a key, to save the width. */
  onShareChange?: (share: number) => void;
}

const small = 2;
const large = 10;

/** Two panes with a separator that moves by pointer or arrow keys. On a phone the panes stack. */
export function SplitPane({
  start,
  end,
  label,
  defaultShare = 40,
  minValue = 20,
  maxValue = 80,
  onShareChange,
}: SplitPaneProps) {
  const { direction } = useLocale();
  const [share, setShare] = useState(defaultShare);
  const [isDragging, setDragging] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const within = (next: number) => Math.round(Math.min(maxValue, Math.max(minValue, next)));

  const byKey = (event: KeyboardEvent) => {
    const onward = direction === 'rtl' ? -1 : 1;
    const step = event.shiftKey ? large : small;
    const next = {
      ArrowLeft: share - step * onward,
      ArrowRight: share + step * onward,
      Home: minValue,
      End: maxValue,
      Enter: defaultShare,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShare(within(next));
    onShareChange?.(within(next));
  };

  const drag = (event: PointerEvent) => {
    const box = whole.current?.getBoundingClientRect();
    if (!isDragging || !box) return;
    const part = ((event.clientX - box.left) / box.width) * 100;
    setShare(within(direction === 'rtl' ? 100 - part : part));
  };

  return (
    <div ref={whole} className={styles.split} style={assignInlineVars({ [styles.share]: String(share) })}>
      <div id={id} className={styles.pane}>
        {start}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr is not focusable and has no value. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuenow={share}
        aria-valuemin={minValue}
        aria-valuemax={maxValue}
        aria-valuetext={`${share}%`}
        data-dragging={isDragging || undefined}
        className={styles.separator}
        onKeyDown={byKey}
        onDoubleClick={() => {
          setShare(defaultShare);
          onShareChange?.(defaultShare);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          setDragging(false);
          onShareChange?.(share);
        }}
      />
      <div className={styles.pane}>{end}</div>
    </div>
  );
}

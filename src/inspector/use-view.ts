import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Box, Laid } from './layout';

/** Where the chart stands in its frame, and how large. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

const within = (scale: number) => Math.min(3, Math.max(0.02, scale));

const fitted = (laid: Laid, width: number, height: number): View => {
  const scale = within(Math.min(width / (laid.width + 16), height / (laid.height + 16), 1.15));
  return { scale, x: (width - laid.width * scale) / 2, y: (height - laid.height * scale) / 2 };
};

/** Where one axis starts so that the focus is in the middle, and no room is left empty beside the chart. */
const placed = (room: number, length: number, middle: number) =>
  length <= room ? (room - length) / 2 : Math.min(8, Math.max(room - length - 8, room / 2 - middle));

const centred = (laid: Laid, width: number, height: number, focus: Box, scale: number): View => ({
  scale,
  x: placed(width, laid.width * scale, (focus.x + focus.width / 2) * scale),
  y: placed(height, laid.height * scale, (focus.y + focus.height / 2) * scale),
});

const isSeen = ({ x, y, scale }: View, { width, height }: { width: number; height: number }, box: Box) =>
  box.x * scale + x >= 0 &&
  box.y * scale + y >= 0 &&
  (box.x + box.width) * scale + x <= width &&
  (box.y + box.height) * scale + y <= height;

const scaledAt = ({ x, y, scale }: View, by: number, at: { x: number; y: number }): View => {
  const next = within(scale * by);
  return { scale: next, x: at.x - ((at.x - x) / scale) * next, y: at.y - ((at.y - y) / scale) * next };
};

/**
 * Moves and zooms a chart by hand; fits it anew when the layout or the frame changes, and follows its focus when that
 * leaves the frame.
 */
export function useView(laid: Laid, focus: Box | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number }>(undefined);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setView((old) => scaledAt(old, Math.exp(-event.deltaY * 0.0012), at));
    };
    const measure = () => {
      const { width, height } = box.getBoundingClientRect();
      setSize({ width, height });
      setView(fitted(laid, width, height));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('wheel', wheel);
    };
  }, [laid]);

  useEffect(() => {
    if (!focus || !size.width) return;
    setView((old) => (isSeen(old, size, focus) ? old : centred(laid, size.width, size.height, focus, old.scale)));
  }, [focus, laid, size]);

  const move = (x: number, y: number) => setView((old) => ({ ...old, x: old.x + x, y: old.y + y }));
  const pointer = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if ((event.target as Element).closest('[role=button]')) return;
      drag.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      move(event.clientX - drag.current.x, event.clientY - drag.current.y);
      drag.current = { x: event.clientX, y: event.clientY };
    },
    onLostPointerCapture: () => {
      drag.current = undefined;
    },
  };
  return {
    frame,
    view,
    size,
    move,
    pointer,
    fit: () => setView(fitted(laid, size.width, size.height)),
    zoom: (by: number) => setView((old) => scaledAt(old, by, { x: size.width / 2, y: size.height / 2 })),
  };
}

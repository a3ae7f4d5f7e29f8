import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWordsOf } from '../words';
import type { CalendarEvent } from './EventMark';
import { followPointer, type Pointed } from './follow-pointer';
import { drawn, isSameTime, moved, type Place, pulled, resized, steps, stretched, type Times } from './moves';
import { useReadTimes } from './use-read-times';
import { words as ownWords } from './words';

/** Preview of a moved, resized or new event. */
export interface Preview extends Times {
  /** The event; undefined for a new one. */
  event?: CalendarEvent;
  isByKeys?: boolean;
}

/** The move and create callbacks of a calendar. */
export interface Movable {
  /** Called when an event with `isMovable` is moved or resized. */
  onEventMove?: (id: string, to: Times) => void;
  /** Called to create an event at an empty time. */
  onDraw?: (times: Times) => void;
  /** Called to ask for an event's new time in a dialog. */
  onMoveAsk?: (event: CalendarEvent) => void;
  /** Announces the new time. */
  announce: (text: string) => void;
}

interface Moving extends Movable {
  root: RefObject<HTMLElement | null>;
  /** Returns the calendar place at a point of the screen. */
  placeAt: (x: number, y: number) => Place | undefined;
  eventOf: (id: string) => CalendarEvent | undefined;
  zone: string;
  /** Whether events move by whole days, as in a month. */
  isByDay?: boolean;
}

const beside: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const above: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves, resizes and creates events by pointer, and moves and resizes them by Alt with arrow keys. */
export function useMoving({
  root,
  placeAt,
  eventOf,
  zone,
  isByDay = false,
  onEventMove,
  onDraw,
  onMoveAsk,
  announce,
}: Moving) {
  const words = useWordsOf(ownWords);
  const read = useReadTimes(zone);
  const onward = useLocale().direction === 'rtl' ? -1 : 1;
  const [preview, setPreview] = useState<Preview>();

  // Disables touch scrolling for a drag; the listener must exist before the finger moves.
  useEffect(() => {
    const box = root.current;
    const stay = (event: TouchEvent) => box?.dataset.dragging !== undefined && event.preventDefault();
    box?.addEventListener('touchmove', stay, { passive: false });
    return () => box?.removeEventListener('touchmove', stay);
  }, [root]);

  // An event moved to another day remounts there, so the focus has to follow.
  const held = useRef<{ id: string; mark: Element }>(undefined);
  useEffect(() => {
    if (!held.current || held.current.mark.isConnected) return;
    const mark = root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(held.current.id)}"]`);
    if (!mark || document.activeElement !== document.body) return;
    held.current = undefined;
    mark.focus();
  });

  const markOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-event]');
  const movableOf = (target: EventTarget) => {
    const event = eventOf(markOf(target)?.dataset.event ?? '');
    return event?.isMovable && onEventMove ? event : undefined;
  };
  const takeBack = () => {
    setPreview(undefined);
    announce(words.takenBack);
  };
  const finish = (wanted: Preview | undefined) => {
    if (!wanted) return;
    const { event, start, end } = wanted;
    if (!event) onDraw?.({ start, end });
    else if (!isSameTime(event, wanted)) {
      const mark = document.activeElement;
      if (mark && markOf(mark)?.dataset.event === event.id) held.current = { id: event.id, mark };
      onEventMove?.(event.id, { start, end });
      announce(words.movedTo(event.title, read(wanted)));
    }
    // Keeps the preview until the caller has rendered the change, to avoid a jump back. A later preview may have
    // replaced it.
    setTimeout(() => setPreview((shown) => (shown === wanted ? undefined : shown)));
  };

  const onPointerDownCapture = (down: PointerEvent) => {
    const box = root.current;
    const target = down.target as HTMLElement;
    const event = movableOf(target);
    const isDrawn = !event && target.dataset.empty !== undefined && onDraw !== undefined;
    const from = placeAt(down.clientX, down.clientY);
    if (down.button !== 0 || !box || !from || !(event || isDrawn)) return;
    const isEnd = target.closest('[data-end]') !== null;
    let wanted: Preview | undefined;
    followPointer(down.nativeEvent, {
      box,
      onPull: ({ x, y, isFine }: Pointed) => {
        const to = placeAt(x, y) ?? from;
        const step = isByDay ? 1 : isFine ? steps.fine : steps.usual;
        const pull = { from, to, step, zone };
        const times = event ? (isEnd ? stretched(event, pull) : pulled(event, pull)) : drawn(pull);
        if (wanted && isSameTime(wanted, times)) return;
        wanted = { ...times, event };
        setPreview(wanted);
      },
      onDrop: () => finish(wanted),
      onCancel: takeBack,
      onHold: () => (event ? onMoveAsk?.(event) : onDraw?.(drawn({ from, to: from, step: 60, zone }))),
    });
  };

  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Escape' && preview?.isByKeys) {
      key.stopPropagation();
      return takeBack();
    }
    const event = movableOf(key.target);
    const [side, way] = [(beside[key.key] ?? 0) * onward, above[key.key] ?? 0];
    if (!event || !key.altKey || !(side || way)) return;
    // Prevents roving focus and the browser's history navigation.
    key.preventDefault();
    const from = preview?.event?.id === event.id ? preview : event;
    if (key.ctrlKey && (isByDay || side)) return;
    const times = key.ctrlKey
      ? resized(from, way * steps.usual)
      : moved(from, isByDay ? { days: side + 7 * way } : { days: side, minutes: way * steps.usual }, zone);
    setPreview({ ...times, event, isByKeys: true });
    announce(read(times));
  };
  const finishKeys = () => {
    if (preview?.isByKeys) finish(preview);
  };

  return {
    preview,
    handlers: {
      onPointerDownCapture,
      onKeyDown,
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (key === 'Alt') finishKeys();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!root.current?.contains(relatedTarget)) finishKeys();
      },
      onDragStart: (drag: { preventDefault: () => void }) => drag.preventDefault(),
      onContextMenu: (menu: MouseEvent) => {
        const event = movableOf(menu.target);
        if (!event || !onMoveAsk) return;
        menu.preventDefault();
        if (root.current?.dataset.dragging === undefined) onMoveAsk(event);
      },
    },
  };
}

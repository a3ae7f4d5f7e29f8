export interface Pointed {
  x: number;
  y: number;
  /** Whether Alt is held, for finer steps. */
  isFine: boolean;
}

interface Follower {
  /** Element that captures the pointer and scrolls near its edges. */
  box: HTMLElement;
  onPull: (to: Pointed) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** Called when a finger was held still and lifted: a long press. */
  onHold: () => void;
}

/** Distance (px) at which a mouse starts a drag, or a finger scrolls instead of a long press. */
const slack = { mouse: 4, touch: 8 };
const holdMs = 400;
const edge = { reach: 36, speed: 12 };

/** Returns the scroll direction near an edge. */
const towards = (at: number, start: number, end: number) =>
  at < start + edge.reach ? -edge.speed : at > end - edge.reach ? edge.speed : 0;

/** Follows a drag by mouse, or by finger after a long press, until release or Escape. */
export function followPointer(down: PointerEvent, { box, onPull, onDrop, onCancel, onHold }: Follower): void {
  const kind = down.pointerType === 'touch' ? 'touch' : 'mouse';
  const listening = new AbortController();
  const { signal } = listening;
  let at: Pointed = { x: down.clientX, y: down.clientY, isFine: down.altKey };
  let isOn = false;
  let isPulled = false;
  let frame = 0;

  const end = () => {
    listening.abort();
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    delete box.dataset.dragging;
    if (!isOn) return;
    // Suppresses the click that follows a drag.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  };
  const cancel = () => {
    const wasOn = isOn;
    end();
    if (wasOn) onCancel();
  };
  const scroll = () => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [sideways, down] = [towards(at.x, left, right), towards(at.y, top, bottom)];
    if (isPulled && (sideways || down)) {
      box.scrollBy(sideways, down);
      onPull(at);
    }
    frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    isOn = true;
    box.dataset.dragging = '';
    box.setPointerCapture(down.pointerId);
    frame = requestAnimationFrame(scroll);
  };
  const hold = kind === 'touch' ? setTimeout(begin, holdMs) : undefined;

  const move = ({ clientX, clientY, altKey, pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    at = { x: clientX, y: clientY, isFine: altKey };
    const isFar = Math.hypot(at.x - down.clientX, at.y - down.clientY) > slack[kind];
    if (!isOn && isFar && kind === 'touch') return end();
    if (!isOn && isFar) begin();
    isPulled ||= isFar;
    if (isOn && isPulled) onPull(at);
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    const [wasOn, wasPulled] = [isOn, isPulled];
    end();
    if (wasOn && wasPulled) onDrop();
    else if (wasOn) onHold();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOn) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
  // Suppresses text selection during the drag.
  window.addEventListener('selectstart', (event) => isOn && event.preventDefault(), { signal });
}

import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Step } from '../data/queries';
import type { StepGroup } from './arrange';

const kind = 'application/x-trama-step';
const by = { ArrowUp: -1, ArrowDown: 1 } as const;

/** A step goes to a place in its group, counted from 0. */
export type MoveInGroup = (step: Step, group: StepGroup, place: number) => void;

const idOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;

/** Moves rows of a list within their group: by the handle, and by Alt with the arrows. */
export function useRowMoving(groups: readonly StepGroup[], onMove: MoveInGroup | undefined) {
  const dragged = useRef<string>(undefined);
  /** Where the row would be put down, in pixels from the top of the list. */
  const [line, setLine] = useState<number>();
  if (!onMove) return { line: undefined, events: {} };

  const find = (id: string | undefined) => {
    const group = groups.find(({ steps }) => steps.some((step) => step.id === id));
    const at = group?.steps.findIndex((step) => step.id === id) ?? -1;
    const step = group?.steps[at];
    return group && step && { group, step, at };
  };
  const over = ({ target, clientY }: DragEvent) => {
    const [from, to] = [find(dragged.current), find(idOf(target))];
    const row = (target as Element).closest<HTMLElement>('[data-row]');
    if (!from || !to || !row || from.group !== to.group) return undefined;
    const { top, height } = row.getBoundingClientRect();
    const isBelow = clientY > top + height / 2;
    return { ...from, to: to.at + (isBelow ? 1 : 0), y: top + (isBelow ? height : 0) };
  };
  const stop = () => {
    dragged.current = undefined;
    setLine(undefined);
  };
  return {
    line,
    events: {
      onKeyDown(event: KeyboardEvent) {
        if (!event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
        const found = find(idOf(event.target));
        if (!found) return;
        event.preventDefault();
        const place = found.at + by[event.key];
        if (place >= 0 && place < found.group.steps.length) onMove(found.step, found.group, place);
      },
      onDragStart(event: DragEvent) {
        const id = idOf(event.target);
        const row = (event.target as Element).closest('[data-row]');
        if (!id || !row || !(event.target as Element).matches('[data-handle]')) return;
        dragged.current = id;
        event.dataTransfer.setData(kind, id);
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setDragImage(row, 16, 16);
      },
      onDragOver(event: DragEvent) {
        const found = over(event);
        if (!found) return;
        event.preventDefault();
        setLine(found.y - event.currentTarget.getBoundingClientRect().top);
      },
      onDrop(event: DragEvent) {
        const found = over(event);
        stop();
        if (!found) return;
        event.preventDefault();
        const place = found.to > found.at ? found.to - 1 : found.to;
        if (place !== found.at) onMove(found.step, found.group, place);
      },
      onDragEnd: stop,
    },
  };
}

import { createLucideIcon, type LucideIcon, Minus, OctagonAlert } from 'lucide-react';
import type { StepPriority } from '#domain/step-priority';

const bars = ['M5 20v-5', 'M12 20v-10', 'M19 20V5'];

/** Three bars, as many of them full as it is urgent. */
const level = (name: string, full: number) =>
  createLucideIcon(
    name,
    bars.map((d, at) => ['path', { d, strokeWidth: '4', opacity: at < full ? '1' : '0.3', key: d }]),
  );

const icons: Record<StepPriority, LucideIcon> = {
  urgent: OctagonAlert,
  high: level('priority-high', 3),
  medium: level('priority-medium', 2),
  low: level('priority-low', 1),
  none: Minus,
};

/** The icon of a step's priority; one that this build does not know has that of none. */
export const priorityIcon = (priority: string): LucideIcon => icons[priority as StepPriority] ?? Minus;

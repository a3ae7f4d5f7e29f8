import { CircleCheck, CircleDashed, CircleDot, CirclePause, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';
import type { Schema } from '#openapi/operations';

type Look = { tone: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info'; icon: LucideIcon };

const unknown: Look = { tone: 'neutral', icon: CircleDashed };

const projectLooks: Record<Schema<'ProjectStatus'>, Look> = {
  planning: { tone: 'info', icon: CircleDashed },
  active: { tone: 'accent', icon: CircleDot },
  on_hold: { tone: 'warning', icon: CirclePause },
  completed: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

const stepLooks: Record<Schema<'StepStatus'>, Look> = {
  backlog: { tone: 'neutral', icon: CircleDashed },
  todo: { tone: 'info', icon: CircleDashed },
  in_progress: { tone: 'accent', icon: CircleDot },
  blocked: { tone: 'critical', icon: CircleX },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

/** How a project's status looks; one that this build does not know looks neutral. */
export const projectLook = (status: string) => projectLooks[status as Schema<'ProjectStatus'>] ?? unknown;

/** How a step's status looks. */
export const stepLook = (status: string) => stepLooks[status as Schema<'StepStatus'>] ?? unknown;

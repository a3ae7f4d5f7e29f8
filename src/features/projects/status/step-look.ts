import { Circle, CircleCheck, CircleDot, CircleSlash, type LucideIcon, OctagonX } from 'lucide-react';
import type { Schema } from '#openapi/operations';
import { DashedCircle } from './dashed-circle';

export type Look = { tone: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info'; icon: LucideIcon };

export const unknownLook: Look = { tone: 'neutral', icon: DashedCircle };

const looks: Record<Schema<'StepStatus'>, Look> = {
  backlog: { tone: 'neutral', icon: DashedCircle },
  todo: { tone: 'info', icon: Circle },
  in_progress: { tone: 'accent', icon: CircleDot },
  blocked: { tone: 'critical', icon: OctagonX },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

/** How a step's status looks; one that this build does not know looks neutral. */
export const stepLook = (status: string) => looks[status as Schema<'StepStatus'>] ?? unknownLook;

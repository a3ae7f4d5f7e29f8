import { CircleCheck, CircleDot, CirclePause, CircleSlash, ClipboardList } from 'lucide-react';
import type { Schema } from '#openapi/operations';
import { type Look, unknownLook } from './step-look';

const projectLooks: Record<Schema<'ProjectStatus'>, Look> = {
  planning: { tone: 'info', icon: ClipboardList },
  active: { tone: 'accent', icon: CircleDot },
  on_hold: { tone: 'warning', icon: CirclePause },
  completed: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

/** How a project's status looks; one that this build does not know looks neutral. */
export const projectLook = (status: string) => projectLooks[status as Schema<'ProjectStatus'>] ?? unknownLook;

import { Activity, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ProjectHealth, projectHealth } from '#domain/health';
import { Badge } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { ProjectRow } from '../data/queries';
import { words } from '../words';
import * as unseen from './unseen.css';

const looks = {
  on_track: { tone: 'positive', icon: CircleCheck },
  at_risk: { tone: 'warning', icon: Activity },
  off_track: { tone: 'critical', icon: TriangleAlert },
} as const satisfies Record<ProjectHealth, object>;

/** How a project stands today; nothing where it is over, has no deadline or is a template. */
export function HealthBadge({
  project,
  isShort = false,
}: {
  project: Pick<ProjectRow, 'status' | 'dead_line' | 'created_at' | 'progress' | 'is_template'>;
  /** On a phone the icon alone is seen. */
  isShort?: boolean;
}) {
  const t = useWords(words);
  const { today } = useFormats();
  const health = projectHealth(project, today());
  const name = t(`health.${health ?? 'on_track'}`);
  return health && <Badge {...looks[health]}>{isShort ? <span className={unseen.words}>{name}</span> : name}</Badge>;
}

import { Badge, type BadgeProps } from '#ui';
import { useWords } from '../kernel/language';
import type { Lead } from './data/leads';
import { leadWords } from './words';

const tones: Record<Lead['status'], BadgeProps['tone']> = {
  new: 'accent',
  contacted: 'info',
  qualified: 'warning',
  won: 'positive',
  lost: 'neutral',
  spam: 'critical',
};

/** How a lead stands. */
export function LeadStatusBadge({ status }: Pick<Lead, 'status'>) {
  const t = useWords(leadWords);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

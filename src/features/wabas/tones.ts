import type { BadgeProps } from '#ui';
import type { WabaPhone } from './data/facts';

/** How the quality of a number is tinted, beside its word. */
export const qualityTones: Record<WabaPhone['quality'], BadgeProps['tone']> = {
  green: 'positive',
  yellow: 'warning',
  red: 'critical',
  unknown: 'neutral',
};

import { createLucideIcon } from 'lucide-react';

/** lucide's calendar as one stroke in place of four: lists show it on hundreds of rows. */
export const BlankCalendar = createLucideIcon('calendar', [
  [
    'path',
    { d: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z', key: 'path' },
  ],
]);

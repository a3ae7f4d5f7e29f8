import { createLucideIcon, type LucideIcon } from 'lucide-react';
import { tagColour, tagColourCount } from '#domain/tags';
import { dot } from './tag-icon.css';

const icons = Array.from({ length: tagColourCount }, (_, at) =>
  createLucideIcon('tag-dot', [['circle', { cx: '12', cy: '12', r: '7', className: dot[at], key: 'dot' }]]),
);

/** The dot of a tag, in its colour; the word beside it says which it is. */
export const tagIcon = (tag: string): LucideIcon => icons[tagColour(tag)] as LucideIcon;

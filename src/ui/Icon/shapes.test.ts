import { createLucideIcon, GripVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { shapesOf } from './shapes';

const tagsOf = (icon: typeof GripVertical) => (shapesOf(icon) as ReactElement[]).map(({ type }) => type);

test('the shapes of an icon, made once', () => {
  expect(tagsOf(GripVertical)).toEqual(Array(6).fill('circle'));
  expect(shapesOf(GripVertical)).toBe(shapesOf(GripVertical));
});

test('an icon of our own is drawn like those of lucide', () => {
  expect(tagsOf(createLucideIcon('own', [['path', { d: 'M4 4h16', key: 'own' }]]))).toEqual(['path']);
});

import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement, type ReactNode, type SVGProps } from 'react';

type Shape = [tag: string, attributes: SVGProps<SVGElement>];
type Drawn = ReactElement<{ icon: { node: Shape[] } }>;

const made = new WeakMap<LucideIcon, ReactNode>();

/**
 * Returns the shapes of a lucide icon. Its own component recomputes names, classes and twenty attributes for each icon,
 * in two nested components; the shapes are computed once.
 */
export function shapesOf(icon: LucideIcon): ReactNode {
  const known = made.get(icon);
  if (known) return known;
  const { render } = icon as unknown as { render: (props: object, ref: null) => Drawn };
  const shapes = render({}, null).props.icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  made.set(icon, shapes);
  return shapes;
}

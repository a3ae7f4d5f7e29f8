import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement, type ReactNode, type SVGProps } from 'react';

type Shape = [tag: string, attributes: SVGProps<SVGElement>];
type Drawn = ReactElement<{ icon: { node: Shape[] } }>;

const made = new WeakMap<LucideIcon, ReactNode>();

/**
 * The shapes that an icon of lucide is drawn of. Its own component works out names, classes and twenty attributes anew
 * for each icon on a page, in two components more than there are icons; we want but the shapes, and those once.
 */
export function shapesOf(icon: LucideIcon): ReactNode {
  const known = made.get(icon);
  if (known) return known;
  const { render } = icon as unknown as { render: (props: object, ref: null) => Drawn };
  const shapes = render({}, null).props.icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  made.set(icon, shapes);
  return shapes;
}

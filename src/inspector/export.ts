import { definitionOf } from './definition';
import { fontsFor } from './embed-fonts';
import type { Graph, GraphNode, GraphTransition } from './graph';
import { titleOf } from './shapes';

const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'color',
  'filter',
];

/** A chart as a picture of its own: all of it, in the colours and fonts it has on screen, at full size. */
export async function svgOf(drawing: SVGSVGElement, size: { width: number; height: number }): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(originals[index] as Element);
    const style = painted.map((name) => `${name}:${look.getPropertyValue(name)}`).join(';');
    for (const name of ['class', 'role', 'tabindex']) element.removeAttribute(name);
    element.setAttribute('style', style);
  }
  copy.querySelector('[data-all]')?.setAttribute('transform', '');
  const back = getComputedStyle(drawing.parentElement as Element).backgroundColor;
  copy.querySelector('[data-backdrop]')?.setAttribute('style', `fill:${back}`);
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = await fontsFor(drawing.textContent ?? '', getComputedStyle(drawing).fontFamily);
  copy.prepend(fonts);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  copy.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  return new XMLSerializer().serializeToString(copy);
}

/** A picture as PNG, twice as fine as it is large. */
export async function pngOf(svg: string, size: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width * 2;
  canvas.height = size.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture came of the chart.'))), 'image/png'),
  );
}

/** A name for each state that Mermaid takes: of Latin letters and figures, no two alike whatever script they are in. */
function idsOf(graph: Graph): (id: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of Object.keys(graph.nodes)) {
    const plain = id.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W/g, '_');
    let [name, count] = [plain, 1];
    while (taken.has(name)) name = `${plain}_${++count}`;
    taken.add(name);
    ids.set(id, name);
  }
  return (id) => ids.get(id) ?? id;
}

/** Text that Mermaid does not take for its own signs. */
const spoken = (text: string) => text.replace(/[:;#{}]/g, ' ').replace(/"/g, "'");

/** A machine as its configuration in names alone, with the script that leads to where it stands. */
export const jsonOf = (graph: Graph, script?: string): string =>
  JSON.stringify(
    { machine: definitionOf(graph), ...(script !== undefined && { script: script.split('\n') }) },
    null,
    2,
  );

/** A machine as a Mermaid state diagram, for a README or an issue. */
export function mermaidOf(graph: Graph): string {
  const idOf = idsOf(graph);
  const labelOf = (transition: GraphTransition) => {
    const { guard, actions, isForbidden } = transition;
    return spoken(
      [
        titleOf(transition),
        guard && `[${guard}]`,
        actions.length && `/ ${actions.join(', ')}`,
        isForbidden && '(forbidden)',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  const lines = (node: GraphNode, depth: number): string[] => {
    const indent = '  '.repeat(depth);
    const children = node.children.map((id) => graph.nodes[id] as GraphNode);
    const own = [`${indent}state "${spoken(node.name)}" as ${idOf(node.id)}`];
    if (!children.length) return node.type === 'final' ? [...own, `${indent}${idOf(node.id)} --> [*]`] : own;
    const inner = children.flatMap((child, index) => [
      ...(index && node.type === 'parallel' ? [`${indent}  --`] : []),
      ...lines(child, depth + 1),
    ]);
    const first = node.initial ? [`${indent}  [*] --> ${idOf(node.initial.target)}`] : [];
    return [...own, `${indent}state ${idOf(node.id)} {`, ...first, ...inner, `${indent}}`];
  };
  const root = graph.nodes[graph.root] as GraphNode;
  const links = graph.transitions.flatMap((transition) =>
    (transition.targets.length ? transition.targets : [transition.source]).map((target) => ({
      arrow: `  ${idOf(transition.source)} --> ${idOf(target)}`,
      label: labelOf(transition),
      isSelf: target === transition.source,
    })),
  );
  // Of several arrows from a state to itself Mermaid draws the last alone: they are one, with a line for each.
  const selves = Map.groupBy(
    links.filter(({ isSelf }) => isSelf),
    ({ arrow }) => arrow,
  );
  const drawn = [
    ...links.filter(({ isSelf }) => !isSelf).map(({ arrow, label }) => `${arrow} : ${label}`),
    ...[...selves].map(([arrow, all]) => `${arrow} : ${all.map(({ label }) => label).join('<br>')}`),
  ];
  return ['stateDiagram-v2', ...lines(root, 1), ...drawn].join('\n');
}

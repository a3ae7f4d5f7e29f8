import { useMemo } from 'react';
import type { ChartCoverage } from './ChartDrawing';
import type { Taken } from './coverage';
import type { ActorRecord } from './record';

const share = (ids: readonly string[], seen: ReadonlySet<string>) =>
  `${ids.filter((id) => seen.has(id)).length}/${ids.length}`;

/** The states and transitions of a machine that tests have taken, and how many of all. */
export function useCoverage(taken: Taken | undefined, actor: ActorRecord | undefined) {
  const graph = actor?.graph;
  return useMemo(() => {
    const of = graph && taken?.[graph.id];
    if (!of) return undefined;
    const chart: ChartCoverage = { states: new Set(of.states), transitions: new Set(of.transitions) };
    const transitions = share(
      graph.transitions.map(({ id }) => id),
      chart.transitions,
    );
    return { chart, states: share(Object.keys(graph.nodes), chart.states), transitions };
  }, [taken, graph]);
}

import { Badge, Table, Text } from '#ui';
import type { Graph, GraphTransition } from './graph';
import type { Verdict } from './judge';
import { titleOf } from './shapes';
import { useInspectorWords } from './words';

interface TransitionTableProps {
  graph: Graph;
  active: ReadonlySet<string>;
  verdicts?: ReadonlyMap<string, Verdict>;
}

/** The chart as a table, for who cannot see it or would rather read. */
export function TransitionTable({ graph, active, verdicts }: TransitionTableProps) {
  const words = useInspectorWords();
  const nameOf = (id: string) => (id === graph.root ? graph.id : id.replace(`${graph.root}.`, ''));
  return (
    <Table<GraphTransition>
      label={words.chartOf(graph.id)}
      density="compact"
      rows={graph.transitions}
      columns={[
        {
          id: 'from',
          label: words.from,
          isRowHeader: true,
          cell: ({ source }) => (active.has(source) ? <strong>{nameOf(source)} ●</strong> : nameOf(source)),
        },
        { id: 'event', label: words.event, cell: (one) => titleOf(one) },
        { id: 'guard', label: words.guard, cell: ({ guard }) => guard ?? '' },
        {
          id: 'to',
          label: words.to,
          cell: ({ targets, isForbidden }) =>
            targets.map(nameOf).join(' + ') || (isForbidden ? words.forbiddenHere : words.stays),
        },
        { id: 'actions', label: words.actions, cell: ({ actions }) => actions.join(', ') },
        {
          id: 'now',
          label: words.acceptedNow,
          cell: ({ id }) => {
            const verdict = verdicts?.get(id);
            if (verdict?.is === 'open') return <Badge tone="positive">{words.yes}</Badge>;
            if (verdict?.is === 'barred') return <Text size="s">{words.barredBy(verdict.by)}</Text>;
            if (verdict?.is === 'faulty')
              return (
                <Text size="s" tone="critical">
                  {words.faultyGuard(verdict.by, verdict.fault)}
                </Text>
              );
            return '';
          },
        },
      ]}
    />
  );
}

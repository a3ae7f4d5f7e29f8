import { ArrowDown, ArrowRight, Sparkles } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ToggleButton, ToggleButtonGroup } from '#ui';
import { ExportMenu } from './ExportMenu';
import * as styles from './Inspector.css';
import type { ActorRecord } from './record';
import type { Run } from './run';
import type { LayoutChoice } from './use-layout';
import { useInspectorWords } from './words';

export type View = 'chart' | 'table' | 'sequence';

/** How the actors are looked at. */
export interface Look {
  view: View;
  direction: keyof typeof directions;
  isPainted: boolean;
}

/** The ways a chart may run; by itself it takes the one that shows it largest. */
export const directions = {
  automatic: {},
  down: { direction: 'DOWN' },
  right: { direction: 'RIGHT' },
} satisfies Record<string, LayoutChoice>;

interface WorkbenchBarProps {
  start?: ReactNode;
  actors: readonly ActorRecord[];
  actor: ActorRecord;
  onActor: (name: string | undefined) => void;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  /** The transitions that tests take, of all. */
  covered?: string;
  hasDirections: boolean;
  drawing: RefObject<SVGSVGElement | null>;
  run?: Run;
}

/** What stands over a chart: whose it is, and how it is looked at. */
export function WorkbenchBar({
  start,
  actors,
  actor,
  onActor,
  look: { view, direction, isPainted },
  onLook,
  covered,
  hasDirections,
  drawing,
  run,
}: WorkbenchBarProps) {
  const words = useInspectorWords();
  return (
    <div className={styles.bar}>
      {start}
      <div className={styles.strip}>
        <ToggleButtonGroup
          label={words.actors}
          size="s"
          selectedKeys={[actor.name]}
          onSelectionChange={([name]) => onActor(name)}
          options={[...new Map(actors.map((one) => [one.name, one])).values()].map(({ name, shot: { status } }) => ({
            id: name,
            label: status === 'active' ? name : `${name} (${status === 'error' ? words.broke : words.over})`,
          }))}
        />
      </div>
      <span className={styles.grow} />
      {covered && (
        <ToggleButton size="s" isSelected={isPainted} onChange={(next) => onLook({ isPainted: next })}>
          {`${words.coverage} ${covered}`}
        </ToggleButton>
      )}
      <div className={styles.strip}>
        <ToggleButtonGroup
          label={words.view}
          size="s"
          selectedKeys={[view]}
          onSelectionChange={([id]) => onLook({ view: (id ?? 'chart') as View })}
          options={(['chart', 'table', 'sequence'] as const).map((id) => ({ id, label: words[id] }))}
        />
      </div>
      {hasDirections && (
        <ToggleButtonGroup
          label={words.direction}
          size="s"
          isIconOnly
          selectedKeys={[direction]}
          onSelectionChange={([id]) => onLook({ direction: (id ?? 'automatic') as Look['direction'] })}
          options={[
            { id: 'automatic', label: words.automatic, icon: Sparkles },
            { id: 'down', label: words.down, icon: ArrowDown },
            { id: 'right', label: words.right, icon: ArrowRight },
          ]}
        />
      )}
      <ExportMenu graph={actor.graph} drawing={drawing} run={run} />
    </div>
  );
}

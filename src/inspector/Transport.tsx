import { GitFork, RotateCcw, SkipForward } from 'lucide-react';
import { Button, IconButton, Slider, ToggleButtonGroup } from '#ui';
import * as styles from './Inspector.css';
import type { Entry, Feed } from './record';
import type { Run } from './run';
import { duration, moment } from './time';
import { useGlance } from './use-glance';
import { usePlaying } from './use-playing';
import { useInspectorWords } from './words';

const leaps = [1_000, 5_000, 30_000, 300_000];
const speeds = [0, 1, 10, 60] as const;

interface TransportProps {
  run: Run;
  isFrozen: boolean;
  onRestart: () => void;
}

function Clock({ run: { recorder } }: { run: Run }) {
  const words = useInspectorWords();
  const at = useGlance(recorder, (glance) => glance.at);
  return (
    <span role="timer" aria-label={words.clock} className={styles.clock}>
      {moment(at)}
    </span>
  );
}

function NextTimer({ run, isFrozen }: Pick<TransportProps, 'run' | 'isFrozen'>) {
  const words = useInspectorWords();
  const hasNext = useGlance(run.recorder, () => run.untilNext !== undefined);
  return (
    <IconButton
      label={words.nextTimer}
      icon={SkipForward}
      size="s"
      weight="soft"
      tone="neutral"
      isDisabled={isFrozen || !hasNext}
      onPress={() => void run.play({ do: 'pass', ms: run.untilNext ?? 0 })}
    />
  );
}

/** The virtual clock: stands, runs, leaps, or goes to the next timer. */
export function Transport({ run, isFrozen, onRestart }: TransportProps) {
  const words = useInspectorWords();
  const { speed: now, setSpeed } = usePlaying(run);
  return (
    <>
      <Clock run={run} />
      <ToggleButtonGroup
        label={words.speed}
        size="s"
        isDisabled={isFrozen}
        selectedKeys={[String(now)]}
        onSelectionChange={([id]) => setSpeed(Number(id ?? 0))}
        options={speeds.map((speed) => ({ id: String(speed), label: speed ? `${speed}×` : words.pause }))}
      />
      {leaps.map((ms) => (
        <Button
          key={ms}
          size="s"
          weight="soft"
          tone="neutral"
          isDisabled={isFrozen}
          onPress={() => void run.play({ do: 'pass', ms })}
        >
          {words.skip(duration(ms))}
        </Button>
      ))}
      <NextTimer run={run} isFrozen={isFrozen} />
      <IconButton label={words.restart} icon={RotateCcw} size="s" weight="quiet" tone="neutral" onPress={onRestart} />
    </>
  );
}

interface TravelProps {
  feed: Feed;
  /** The place of the entry shown, if not now is. */
  at: number | undefined;
  onTravel: (entry: Entry | undefined) => void;
}

/** Goes back through what was written down. */
export function Travel({ feed, at, onTravel }: TravelProps) {
  const words = useInspectorWords();
  const entries = useGlance(feed, (glance) => glance.entries);
  const last = entries.length - 1;
  if (last < 1) return null;
  return (
    <div className={styles.travel}>
      <Slider
        label={words.history}
        minValue={1}
        maxValue={entries.length}
        value={(at ?? last) + 1}
        onChange={(value: number) => onTravel(value > last ? undefined : entries[value - 1])}
      />
    </div>
  );
}

interface TravelNoticeProps {
  number: number;
  at: number;
  onBack: () => void;
  onFork?: () => void;
}

/** Says that the past is on screen, and offers the ways out of it. */
export function TravelNotice({ number, at, onBack, onFork }: TravelNoticeProps) {
  const words = useInspectorWords();
  return (
    <div role="status" className={styles.notice}>
      <span className={styles.grow}>{words.viewing(number, moment(at))}</span>
      <Button size="s" weight="soft" tone="neutral" onPress={onBack}>
        {words.backToLive}
      </Button>
      {onFork && (
        <Button size="s" icon={GitFork} onPress={onFork}>
          {words.fork}
        </Button>
      )}
    </div>
  );
}

import { GitFork, RotateCcw, SkipForward } from 'lucide-react';
import { Button, IconButton, Slider, ToggleButtonGroup } from '#ui';
import * as styles from './Inspector.css';
import type { Run } from './run';
import { duration, moment } from './time';
import type { Playing } from './use-playing';
import { useInspectorWords } from './words';

const leaps = [1_000, 5_000, 30_000, 300_000];
const speeds = [0, 1, 10, 60] as const;

export interface TransportProps {
  run: Run;
  /** Milliseconds since the start. */
  at: number;
  untilNext?: number;
  playing: Playing;
  isFrozen: boolean;
  onRestart: () => void;
}

/** The virtual clock: stands, runs, leaps, or goes to the next timer. */
export function Transport({ run, at, untilNext, playing, isFrozen, onRestart }: TransportProps) {
  const words = useInspectorWords();
  const pass = (ms: number) => void run.play({ do: 'pass', ms });
  return (
    <>
      <span role="timer" aria-label={words.clock} className={styles.clock}>
        {moment(at)}
      </span>
      <ToggleButtonGroup
        label={words.speed}
        size="small"
        isDisabled={isFrozen}
        selected={[String(playing.speed)]}
        onChange={([id]) => playing.setSpeed(Number(id ?? 0))}
        options={speeds.map((speed) => ({ id: String(speed), label: speed ? `${speed}×` : words.pause }))}
      />
      {leaps.map((ms) => (
        <Button key={ms} size="small" weight="soft" tone="neutral" isDisabled={isFrozen} onPress={() => pass(ms)}>
          {words.skip(duration(ms))}
        </Button>
      ))}
      <IconButton
        label={words.nextTimer}
        icon={SkipForward}
        size="small"
        weight="soft"
        tone="neutral"
        isDisabled={isFrozen || untilNext === undefined}
        onPress={() => pass(untilNext ?? 0)}
      />
      <IconButton
        label={words.restart}
        icon={RotateCcw}
        size="small"
        weight="quiet"
        tone="neutral"
        onPress={onRestart}
      />
    </>
  );
}

interface TravelProps {
  at: number | undefined;
  last: number;
  onTravel: (number: number | undefined) => void;
}

/** Goes back through what was written down. */
export function Travel({ at, last, onTravel }: TravelProps) {
  const words = useInspectorWords();
  if (last < 1) return null;
  return (
    <div className={styles.travel}>
      <Slider
        label={words.history}
        minValue={0}
        maxValue={last}
        value={at ?? last}
        onChange={(value: number) => onTravel(value === last ? undefined : value)}
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
      <Button size="small" weight="soft" tone="neutral" onPress={onBack}>
        {words.backToLive}
      </Button>
      {onFork && (
        <Button size="small" icon={GitFork} onPress={onFork}>
          {words.fork}
        </Button>
      )}
    </div>
  );
}

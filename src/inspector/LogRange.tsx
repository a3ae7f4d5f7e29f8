import { FlaskConical, X } from 'lucide-react';
import { Button, IconButton, Text } from '#ui';
import * as styles from './Inspector.css';
import { rangeOf } from './range';
import type { ActorRecord, Entry } from './record';
import type { Run } from './run';
import { testOfRange } from './test-text';
import { useInspectorWords } from './words';

/** The ends of a range of the log, by the numbers of their entries. */
export interface Ends {
  from?: number;
  to?: number;
}

interface LogRangeProps {
  run: Run;
  actors: readonly ActorRecord[];
  entries: readonly Entry[];
  /** The entry that is on screen: it can become an end of the range. */
  shown?: number;
  ends: Ends;
  onChange: (ends: Ends) => void;
}

/** Chooses a range of the log by the entry on screen, and copies it as a test; without a choice, all of the session. */
export function LogRange({ run, actors, entries, shown, ends: { from, to }, onChange }: LogRangeProps) {
  const words = useInspectorWords();
  const [first, last] = [from ?? entries[0]?.number ?? 0, to ?? entries.at(-1)?.number ?? 0];
  const isChosen = from !== undefined || to !== undefined;
  const placeOf = (number: number) => entries.findIndex((entry) => entry.number === number) + 1;
  const copy = () => {
    const [start, end] = [first, last].map((number) => entries.find((entry) => entry.number === number));
    if (!start || !end) return;
    const text = testOfRange(rangeOf(run.steps, { actors, entries }, start, end));
    void navigator.clipboard?.writeText(text).catch(() => {});
  };
  return (
    <fieldset className={styles.range} aria-label={words.range}>
      <Text as="span" size="s" tone="secondary" isTabular>
        {isChosen ? words.rangeOf(placeOf(first), placeOf(last)) : words.wholeSession}
      </Text>
      {isChosen && (
        <IconButton
          label={words.noRange}
          icon={X}
          size="s"
          weight="quiet"
          tone="neutral"
          onPress={() => onChange({})}
        />
      )}
      <span className={styles.grow} />
      {shown !== undefined && (
        <>
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            onPress={() => onChange({ from: shown, ...(last >= shown && { to }) })}
          >
            {words.fromHere}
          </Button>
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            onPress={() => onChange({ to: shown, ...(first <= shown && { from }) })}
          >
            {words.toHere}
          </Button>
        </>
      )}
      <Button size="s" weight="soft" tone="neutral" icon={FlaskConical} onPress={copy}>
        {words.copyTest}
      </Button>
    </fieldset>
  );
}

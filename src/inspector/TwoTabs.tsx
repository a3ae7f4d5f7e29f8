import { useState, useSyncExternalStore } from 'react';
import { Button, Text, ToggleButtonGroup } from '#ui';
import { ChartPane } from './ChartPane';
import * as styles from './Inspector.css';
import type { Feed } from './record';
import { useInspectorWords } from './words';

/** Something that a hand can do. */
export interface Act {
  label: string;
  run: () => void;
  tone?: 'accent' | 'neutral' | 'critical';
}

export interface TwoTabsProps {
  tabs: { name: string; feed: Feed; acts: Act[] }[];
  /** What is done to all of them: a race, an answer of the server, time. */
  acts: Act[];
  /** What is true of all of them now, such as what is stored. */
  facts: string[];
}

const Acts = ({ acts }: { acts: Act[] }) =>
  acts.map(({ label, run, tone = 'neutral' }) => (
    <Button key={label} size="s" weight="soft" tone={tone} onPress={run}>
      {label}
    </Button>
  ));

function Tab({ name, feed, acts }: TwoTabsProps['tabs'][number]) {
  const words = useInspectorWords();
  const { actors, entries, at } = useSyncExternalStore(feed.subscribe, feed.glance);
  const [chosen, setChosen] = useState<string>();
  const actor = actors.findLast((one) => one.name === chosen) ?? actors[0];
  if (!actor) return null;
  const taken = entries.findLast((entry) => entry.actor === actor.id)?.taken ?? [];
  return (
    <section className={styles.tabPane} aria-label={name}>
      <div className={styles.bar}>
        <Text weight="strong">{name}</Text>
        <div className={styles.strip}>
          <ToggleButtonGroup
            label={`${words.actors}, ${name}`}
            size="s"
            selectedKeys={[actor.name]}
            onSelectionChange={([id]) => setChosen(id)}
            options={[...new Set(actors.map((one) => one.name))].map((id) => ({ id, label: id }))}
          />
        </div>
        <Text as="span" size="s" tone="secondary">
          {actor.shot.value}
        </Text>
      </div>
      <div className={styles.canvas}>
        <ChartPane actor={actor} shot={actor.shot} taken={taken} at={at} />
      </div>
      <div className={styles.transport}>
        <Acts acts={acts} />
      </div>
    </section>
  );
}

/** Several tabs of one browser beside one another, under one clock. */
export function TwoTabs({ tabs, acts, facts }: TwoTabsProps) {
  const words = useInspectorWords();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Text weight="strong">{words.twoTabs}</Text>
        <Acts acts={acts} />
        <span className={styles.grow} />
        {facts.map((fact) => (
          <Text key={fact} as="span" size="s" tone="secondary">
            {fact}
          </Text>
        ))}
      </div>
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <Tab key={tab.name} {...tab} />
        ))}
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { EmptyState, Select } from '#ui';
import * as styles from '../Inspector.css';
import { Workbench } from '../Workbench';
import { useInspectorWords } from '../words';
import { HostedFeed } from './HostedFeed';
import { hearTabs, type WatchedTab } from './tabs';

/** The machines of the tabs that run now, seen and driven from here. */
export function DevPage() {
  const words = useInspectorWords();
  const [tabs, setTabs] = useState<WatchedTab[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => hearTabs(setTabs), []);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs.at(-1);
  if (!tab) return <EmptyState kind="nothing yet" title={words.inspector} description={words.waitingTabs} level={1} />;
  return (
    <Workbench
      key={tab.id}
      feed={tab}
      hand={tab.hand}
      start={
        <>
          <div className={styles.pick}>
            <Select
              label={words.tabs}
              isLabelHidden
              value={tab.id}
              onChange={setChosen}
              options={tabs.map(({ id, title }) => ({ id, label: `${title || words.inspector} · ${id.slice(0, 4)}` }))}
            />
          </div>
          <HostedFeed feed={tab} />
        </>
      }
    />
  );
}

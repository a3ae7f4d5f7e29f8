import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EmptyState, Link, Select, UiProvider } from '#ui';
import * as styles from '../Inspector.css';
import { Workbench } from '../Workbench';
import { useInspectorWords } from '../words';
import { hearTabs, type WatchedTab } from './tabs';

const hosted = 'https://stately.ai/viz';

/** The machines of the tabs that run now. What they do is seen here, and done there. */
function Page() {
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
          <Link href={hosted} target="_blank">
            {words.hosted}
          </Link>
        </>
      }
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider locale={navigator.language.startsWith('pt') ? 'pt-BR' : 'en'} navigate={() => {}}>
      <Page />
    </UiProvider>
  </StrictMode>,
);

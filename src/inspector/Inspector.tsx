import { useEffect, useState } from 'react';
import { Select } from '#ui';
import { useWordsOf } from '../ui/words';
import type { Taken } from './coverage';
import * as styles from './Inspector.css';
import type { Entry } from './record';
import { Run } from './run';
import { toAddress } from './script';
import type { AnyStage } from './stage';
import { Workbench } from './Workbench';
import { useInspectorWords } from './words';

/** What something is called in each of the inspector's languages. */
export interface Name {
  pt: string;
  en: string;
}

/** A situation of a machine worth seeing, and the script that leads to it. */
export interface Scenario {
  id: string;
  name: Name;
  stage: AnyStage;
  script?: string;
}

export interface InspectorProps {
  /** The first is shown, unless the address brings a script. */
  scenarios: Scenario[];
  /** What tests have taken, to be painted on the chart. */
  coverage?: Taken;
  /** Keeps the script of the session in the address. */
  isInAddress?: boolean;
}

/** The script that the address brings, after `#do=`. */
const brought = () => {
  const [, script] = /[#&]do=([^&]*)/.exec(location.hash) ?? [];
  return script === undefined ? undefined : decodeURIComponent(script);
};

/** A machine on a stage of its own: drawn live, driven by hand under a virtual clock, and played again. */
export function Inspector({ scenarios, coverage, isInAddress = false }: InspectorProps) {
  const words = useInspectorWords();
  const names = useWordsOf({
    pt: scenarios.map(({ name }) => name.pt),
    en: scenarios.map(({ name }) => name.en),
  });
  const [chosen, setChosen] = useState(scenarios[0]?.id);
  const [round, setRound] = useState(0);
  const [run, setRun] = useState<Run>();
  const scenario = scenarios.find(({ id }) => id === chosen);

  useEffect(() => {
    if (!scenario) return;
    let isStale = false;
    const script = (isInAddress && round === 0 && brought()) || (scenario.script ?? '');
    void Run.of(scenario.stage, script).then((next) => {
      if (isStale) next.stop();
      else setRun(next);
    });
    return () => {
      isStale = true;
    };
  }, [scenario, round, isInAddress]);

  useEffect(() => {
    if (!run) return;
    if (!isInAddress) return () => run.stop();
    let wait: ReturnType<typeof setTimeout>;
    const unsubscribe = run.recorder.subscribe(() => {
      clearTimeout(wait);
      wait = setTimeout(() => history.replaceState(history.state, '', `#do=${toAddress(run.steps)}`), 300);
    });
    return () => {
      clearTimeout(wait);
      unsubscribe();
      run.stop();
    };
  }, [run, isInAddress]);

  if (!run) return null;
  return (
    <Workbench
      key={run.id}
      feed={run.recorder}
      run={run}
      coverage={coverage}
      start={
        scenarios.length > 1 && (
          <div className={styles.pick}>
            <Select
              label={words.scenario}
              isLabelHidden
              value={chosen}
              onChange={(id) => {
                setChosen(id);
                setRound((old) => old + 1);
              }}
              options={scenarios.map(({ id }, index) => ({ id, label: names[index] ?? id }))}
            />
          </div>
        )
      }
      onFork={(entry: Entry) => void run.fork(entry).then(setRun)}
      onRestart={() => setRound((old) => old + 1)}
    />
  );
}

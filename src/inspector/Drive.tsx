import { Braces, Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Heading, IconButton, Text } from '#ui';
import * as styles from './Inspector.css';
import type { Verdict } from './judge';
import { PayloadForm } from './PayloadForm';
import type { ActorRecord } from './record';
import type { Chances, Run } from './run';
import type { Step } from './script';
import type { Samples } from './stage';
import { useInspectorWords } from './words';

interface DriveProps {
  run: Run;
  actor: ActorRecord;
  chances: Chances;
  isFrozen: boolean;
}

interface Judged {
  event: string;
  isOpen: boolean;
  /** The guards that bar it now. */
  by: string[];
}

/** The events that the active states know, each with what would become of it. */
function judgedOf(actor: ActorRecord, verdicts: ReadonlyMap<string, Verdict>): Judged[] {
  const judged = new Map<string, Judged>();
  for (const { id, event, kind } of actor.graph.transitions) {
    const verdict = verdicts.get(id);
    if (!verdict || kind !== 'event') continue;
    const one = judged.get(event) ?? { event, isOpen: false, by: [] };
    if (verdict.is === 'open') one.isOpen = true;
    if (verdict.is === 'barred') one.by.push(verdict.by);
    judged.set(event, one);
  }
  return [...judged.values()];
}

interface Settling {
  title: string;
  samples: Samples[string];
  make: (chosen: { sample?: string; value?: unknown }) => Step;
}

/** What a hand can do now: send events, and answer or fail what waits. */
export function Drive({ run, actor, chances: { verdicts, questions }, isFrozen }: DriveProps) {
  const words = useInspectorWords();
  const [form, setForm] = useState<Settling>();
  const { stage, world } = run;
  const judged = judgedOf(actor, verdicts);
  const samplesOf = (samples: Samples | undefined, name: string) => samples?.[name] ?? {};
  const play = (step: Step | undefined) => step && void run.play(step);
  const sendFirst = (event: string) => {
    const open = actor.graph.transitions.find((one) => one.event === event && verdicts.get(one.id)?.is === 'open');
    play(open && run.stepTo(actor, open));
  };

  return (
    <>
      <section className={styles.group}>
        <Heading level={2} size="s">
          {words.events}
        </Heading>
        {!judged.length && <Text tone="secondary">{words.noEvents}</Text>}
        {judged
          .filter(({ isOpen }) => isOpen)
          .map(({ event }) => (
            <div key={event} className={styles.eventRow}>
              <Button size="small" weight="soft" isDisabled={isFrozen} onPress={() => sendFirst(event)}>
                {event}
              </Button>
              <IconButton
                label={words.payload(event)}
                icon={Braces}
                size="small"
                weight="quiet"
                tone="neutral"
                isDisabled={isFrozen}
                onPress={() =>
                  setForm({
                    title: words.payload(event),
                    samples: samplesOf(stage.events, event),
                    make: (chosen) => ({ do: 'send', actor: actor.name, event, ...chosen }),
                  })
                }
              />
            </div>
          ))}
        {judged
          .filter(({ isOpen }) => !isOpen)
          .map(({ event, by }) => (
            <div key={event} className={styles.refused}>
              <Button size="small" weight="soft" tone="neutral" isDisabled>
                {event}
              </Button>
              <span>{words.barredBy([...new Set(by)].join('], ['))}</span>
            </div>
          ))}
      </section>
      <section className={styles.group}>
        <Heading level={2} size="s">
          {words.waiting}
        </Heading>
        {!questions.length && <Text tone="secondary">{words.noneWaiting}</Text>}
        {questions.map((src) => (
          <div key={src} className={styles.eventRow}>
            <Text as="span" weight="medium">
              {src}
            </Text>
            {(['answer', 'fail'] as const).map((how) => (
              <Button
                key={how}
                size="small"
                weight="soft"
                tone={how === 'fail' ? 'critical' : 'neutral'}
                icon={how === 'fail' ? X : Check}
                isDisabled={isFrozen}
                onPress={() =>
                  setForm({
                    title: `${how === 'fail' ? words.fail : words.answer}: ${src}`,
                    samples: samplesOf(how === 'fail' ? stage.failures : stage.answers, src),
                    make: (chosen) => ({ do: how, src, ...chosen }),
                  })
                }
              >
                {how === 'fail' ? words.fail : words.answer}
              </Button>
            ))}
          </div>
        ))}
      </section>
      {form && (
        <PayloadForm
          title={form.title}
          samples={form.samples}
          preview={(make) => make({ now: world.now, snapshot: world.snapshot })}
          onCancel={() => setForm(undefined)}
          onSend={(chosen) => {
            setForm(undefined);
            play(form.make(chosen));
          }}
        />
      )}
    </>
  );
}

import { Braces, Check, CheckCheck, Radio, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Heading, IconButton, Text } from '#ui';
import type { Chances, Chosen, Hand } from './hand';
import * as styles from './Inspector.css';
import type { Verdict } from './judge';
import { PayloadForm } from './PayloadForm';
import type { ActorRecord } from './record';
import type { Settling } from './script';
import type { Samples } from './stage';
import { useKeptFocus } from './use-kept-focus';
import { useInspectorWords } from './words';

interface DriveProps {
  hand: Hand;
  actor: ActorRecord;
  chances: Chances;
  isFrozen: boolean;
}

interface Judged {
  event: string;
  isOpen: boolean;
  isForbidden: boolean;
  /** The guards that bar it now. */
  by: string[];
  /** The error of a failing guard. */
  fault?: { by: string; fault: string };
  /** What takes it first. */
  first?: string;
}

/** The events that the active states know, each with what would become of it. */
function judgedOf(actor: ActorRecord, verdicts: ReadonlyMap<string, Verdict>): Judged[] {
  const judged = new Map<string, Judged>();
  for (const { id, event, kind } of actor.graph.transitions) {
    const verdict = verdicts.get(id);
    if (!verdict || (kind !== 'event' && kind !== 'any')) continue;
    const one = judged.get(event) ?? { event, isOpen: false, isForbidden: false, by: [] };
    if (verdict.is === 'open') one.isOpen = true;
    if (verdict.is === 'forbidden') one.isForbidden = true;
    if (verdict.is === 'barred') one.by.push(verdict.by);
    if (verdict.is === 'faulty') one.fault = verdict;
    if (verdict.is === 'later') one.first = verdict.by;
    judged.set(event, one);
  }
  return [...judged.values()];
}

/** Says why an event is not taken now. */
function WhyNot({ judged: { isOpen, isForbidden, fault, by, first } }: { judged: Judged }) {
  const words = useInspectorWords();
  if (fault) return <span className={styles.fault}>{words.faultyGuard(fault.by, fault.fault)}</span>;
  if (isOpen) return null;
  if (isForbidden) return <span className={styles.barring}>{words.forbiddenHere}</span>;
  const guards = [...new Set(by)].join('], [');
  return <span className={styles.barring}>{guards || !first ? words.barredBy(guards) : words.takenFirst(first)}</span>;
}

const refusalText = (
  words: ReturnType<typeof useInspectorWords>,
  { event, by, fault, isForbidden }: NonNullable<Chances['refused']>,
) => {
  if (fault) return words.wouldBreak(event, fault);
  return isForbidden ? words.wasForbidden(event) : words.refused(event, by);
};

interface Asked {
  title: string;
  /** The event is named with its data: one that this stands for. */
  descriptor?: string;
  samples: Samples[string];
  send: (chosen: Chosen, event: string) => void;
}

interface PartProps extends Omit<DriveProps, 'chances'> {
  onAsk: (asked: Asked) => void;
}

function Events({ hand, actor, chances: { verdicts, refused }, isFrozen, onAsk }: DriveProps & PartProps) {
  const words = useInspectorWords();
  const judged = judgedOf(actor, verdicts);
  const sendFirst = (event: string) => {
    const open = actor.graph.transitions.find((one) => one.event === event && verdicts.get(one.id)?.is === 'open');
    if (open?.kind === 'any') askFree(event);
    else if (open) hand.take(actor, open);
  };
  const ask = (event: string) =>
    onAsk({
      title: words.payload(event),
      samples: hand.samples('events', event),
      send: (chosen) => hand.send(actor, event, chosen),
    });
  const askFree = (descriptor: string) =>
    onAsk({
      title: descriptor === '*' ? words.otherEvent : words.eventFor(descriptor),
      descriptor,
      samples: {},
      send: (chosen, event) => hand.send(actor, event, chosen),
    });
  const { status, error, loop } = actor.shot;
  return (
    <section className={styles.group}>
      <Heading level={2} size="s">
        {words.events}
      </Heading>
      {status === 'error' && (
        <Text tone="critical">{loop ? words.endless(loop.join(' → ')) : words.broken(error ?? '')}</Text>
      )}
      {!judged.length && status !== 'error' && (
        <Text tone="secondary">{status === 'active' ? words.noEvents : words.ended}</Text>
      )}
      {judged
        .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
        .map((one) => (
          <div key={one.event} data-act={one.event} className={styles.eventRow}>
            <Button
              size="s"
              weight="soft"
              tone={one.isOpen ? 'accent' : 'neutral'}
              isDisabled={isFrozen || !one.isOpen}
              onPress={() => sendFirst(one.event)}
            >
              {one.event}
            </Button>
            {!one.event.endsWith('*') && (
              <IconButton
                label={words.payload(one.event)}
                icon={Braces}
                size="s"
                weight="quiet"
                tone="neutral"
                isDisabled={isFrozen}
                onPress={() => ask(one.event)}
              />
            )}
            <WhyNot judged={one} />
          </div>
        ))}
      {status === 'active' && (
        <Button size="s" weight="quiet" tone="neutral" isDisabled={isFrozen} onPress={() => askFree('*')}>
          {words.otherEvent}
        </Button>
      )}
      <div role="status">
        {refused && (
          <Text tone="critical" size="s">
            {refusalText(words, refused)}
          </Text>
        )}
      </div>
    </section>
  );
}

const looks = {
  answer: { icon: Check, tone: 'neutral' },
  emit: { icon: Radio, tone: 'neutral' },
  complete: { icon: CheckCheck, tone: 'neutral' },
  fail: { icon: X, tone: 'critical' },
} as const;

/** What can be done to a promise, and to a stream. */
const settlings = { promise: ['answer', 'fail'], stream: ['emit', 'complete', 'fail'] } as const;

function Questions({ hand, questions, isFrozen, onAsk }: PartProps & Pick<Chances, 'questions'>) {
  const words = useInspectorWords();
  const settle = (how: Settling, src: string) => {
    // An end brings nothing.
    if (how === 'complete') return hand.settle?.(how, src, {});
    return onAsk({
      title: `${words[how]}: ${src}`,
      samples: hand.samples(how === 'fail' ? 'failures' : 'answers', src),
      send: (chosen) => hand.settle?.(how, src, chosen),
    });
  };
  return (
    <section className={styles.group}>
      <Heading level={2} size="s">
        {words.waiting}
      </Heading>
      {!questions.length && <Text tone="secondary">{words.noneWaiting}</Text>}
      {questions.map(({ src, kind }) => (
        <div key={`${kind} ${src}`} data-act={src} className={styles.eventRow}>
          <Text as="span" weight="medium">
            {src}
          </Text>
          {settlings[kind].map((how) => (
            <Button
              key={how}
              size="s"
              weight="soft"
              tone={looks[how].tone}
              icon={looks[how].icon}
              isDisabled={isFrozen}
              onPress={() => settle(how, src)}
            >
              {words[how]}
            </Button>
          ))}
        </div>
      ))}
    </section>
  );
}

/** What a hand can do now: send events, and answer or fail what waits. */
export function Drive({ chances, ...props }: DriveProps) {
  const { hand } = props;
  const [form, setForm] = useState<Asked>();
  const { root, keep, ...focus } = useKeptFocus();
  const close = () => {
    setForm(undefined);
    // After the dialog has given the focus back to what may be gone.
    setTimeout(keep, 150);
  };
  return (
    <div ref={root} {...focus}>
      <Events {...props} chances={chances} onAsk={setForm} />
      {hand.settle && <Questions {...props} questions={chances.questions} onAsk={setForm} />}
      {form && (
        <PayloadForm
          title={form.title}
          descriptor={form.descriptor}
          samples={form.samples}
          preview={hand.preview}
          onCancel={close}
          onSend={(chosen, event) => {
            close();
            form.send(chosen, event);
          }}
        />
      )}
    </div>
  );
}

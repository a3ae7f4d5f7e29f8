import { Tabs } from '#ui';
import { Drive } from './Drive';
import { Facts } from './Facts';
import type { Hand } from './hand';
import { Log } from './Log';
import type { Entry, Feed } from './record';
import type { Run } from './run';
import { useGlance } from './use-glance';
import { useInspectorWords } from './words';

interface OfActor {
  feed: Feed;
  /** The actor shown, by its id. */
  id: string;
  past?: Entry;
}

function LiveDrive({ feed, id, past, hand }: OfActor & { hand: Hand }) {
  const glance = useGlance(feed, (all) => all);
  const actor = glance.actors.find((one) => one.id === id);
  if (!actor) return null;
  const chances = past ? { verdicts: new Map(), questions: [] } : hand.chances(actor);
  return <Drive hand={hand} actor={actor} chances={chances} isFrozen={past !== undefined} />;
}

function LiveFacts({ feed, id, past }: OfActor) {
  const shot = useGlance(feed, ({ actors, entries }) => {
    const until = past?.number ?? -1;
    const before = past && entries.findLast((entry) => entry.actor === id && entry.number <= until);
    return (before ?? actors.find((one) => one.id === id))?.shot;
  });
  return shot && <Facts shot={shot} />;
}

interface WorkbenchSideProps extends OfActor {
  hand?: Hand;
  run?: Run;
  onShow: (entry: Entry) => void;
}

/** What is done to an actor, what it holds, and what happened. */
export function WorkbenchSide({ hand, run, onShow, ...of }: WorkbenchSideProps) {
  const words = useInspectorWords();
  const drive = hand && { id: 'drive', label: words.drive, content: <LiveDrive {...of} hand={hand} /> };
  return (
    <Tabs
      label={words.details}
      items={[
        ...(drive ? [drive] : []),
        { id: 'state', label: words.state, content: <LiveFacts {...of} /> },
        {
          id: 'log',
          label: words.log,
          content: <Log feed={of.feed} shown={of.past?.number} onShow={onShow} run={run} />,
        },
      ]}
    />
  );
}

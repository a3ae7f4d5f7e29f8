import { VisuallyHidden } from '#ui';
import type { Feed } from './record';
import { useGlance } from './use-glance';
import { useInspectorWords } from './words';

/** Reads aloud the states an actor comes into, which others see lighting up in the chart. */
export function NewStates({ feed, id }: { feed: Feed; id: string }) {
  const words = useInspectorWords();
  const actor = useGlance(feed, ({ actors }) => actors.find((one) => one.id === id));
  if (!actor) return null;
  const { name, shot } = actor;
  return (
    <VisuallyHidden>
      <span role="status">{shot.status === 'error' ? words.cameToError(name) : words.cameTo(name, shot.value)}</span>
    </VisuallyHidden>
  );
}

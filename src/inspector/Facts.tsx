import { Heading } from '#ui';
import * as styles from './Inspector.css';
import type { Shot } from './record';
import { useInspectorWords } from './words';

/** Which states an actor is in, and what it holds; secrets are numbered, not shown. */
export function Facts({ shot }: { shot: Shot }) {
  const words = useInspectorWords();
  return (
    <>
      <section className={styles.group}>
        <Heading level={2} size="s">
          {words.state}
        </Heading>
        <pre className={styles.values}>{shot.error ?? (shot.value.split(', ').join('\n') || shot.status)}</pre>
      </section>
      <section className={styles.group}>
        <Heading level={2} size="s">
          {words.context}
        </Heading>
        <pre className={styles.values}>{JSON.stringify(shot.context ?? {}, null, 2)}</pre>
      </section>
    </>
  );
}

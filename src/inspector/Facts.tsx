import { Heading } from '#ui';
import * as styles from './Inspector.css';
import type { Shot } from './record';
import { useInspectorWords } from './words';

function Values({ title, of }: { title: string; of: unknown }) {
  return (
    <section className={styles.group}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      <pre className={styles.values}>{JSON.stringify(of, null, 2)}</pre>
    </section>
  );
}

/** Which states an actor is in, and what it holds; secrets are numbered, not shown. */
export function Facts({ shot }: { shot: Shot }) {
  const words = useInspectorWords();
  return (
    <>
      <section className={styles.group}>
        <Heading level={2} size="s">
          {words.state}
        </Heading>
        <pre className={styles.values}>{shot.value.split(', ').join('\n') || shot.status}</pre>
        {shot.error && <pre className={styles.fault}>{shot.error}</pre>}
      </section>
      {shot.output !== undefined && <Values title={words.output} of={shot.output} />}
      <Values title={words.context} of={shot.context ?? {}} />
      {shot.meta !== undefined && <Values title={words.meta} of={shot.meta} />}
    </>
  );
}

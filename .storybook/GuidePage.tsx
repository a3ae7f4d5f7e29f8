import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import type { Guide, Pair } from '../src/ui/foundations/guide';
import { components } from '../src/ui/foundations/status';
import * as styles from './GuidePage.css';

type ModuleExport = NonNullable<ComponentProps<typeof Canvas>['of']>;

const guides = Object.fromEntries(
  Object.entries(import.meta.glob<{ guide: Guide }>('../src/ui/*/*.guide.tsx', { eager: true })).map(
    ([path, { guide }]) => [path.split('/').at(-2), guide],
  ),
);

/** The page of a component: purpose, an example, anatomy, do and don't, keys, promises, props, and all its stories. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  if (!preparedMeta.title.startsWith('UI/')) return <StatesOfPage stories={Object.values(csfFile.stories)} />;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  const standing = components[name];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {standing && (
        <p>
          <strong>Status: {standing.status}.</strong> {standing.note}
        </p>
      )}
      <Primary />
      {guide && <Told guide={guide} />}
      <h2>Props</h2>
      {Object.values(preparedMeta.argTypes).some(({ table }) => table?.type) ? <Controls /> : <p>It takes none.</p>}
      <Stories includePrimary={false} title="In every state" />
    </>
  );
}

/** A page of the app answers for a whole window and server, so each of its states opens alone. */
function StatesOfPage({ stories }: { stories: { id: string; name: string; moduleExport: ModuleExport }[] }) {
  const first = stories.find(({ name }) => name === 'Filled') ?? stories[0];
  return (
    <>
      <Title />
      {first && <Canvas of={first.moduleExport} story={{ inline: false, height: '40rem' }} sourceState="none" />}
      <h2>In every state</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ guide: { anatomy, keys, promises, pairs } }: { guide: Guide }) {
  const pressed = Object.entries(keys);
  return (
    <>
      <h2>Anatomy</h2>
      <ol>
        {anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      {pairs.length > 0 && <h2>Do and don’t</h2>}
      {pairs.map((pair) => (
        <Examples key={pair.do.because} pair={pair} />
      ))}
      <h2>Keyboard</h2>
      {pressed.length === 0 ? (
        <p>It takes no focus of its own.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {pressed.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>What it promises</h2>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  );
}

function Examples({ pair }: { pair: Pair }) {
  return (
    <div className={styles.pairs}>
      {(['do', 'dont'] as const).map((kind) => (
        <div key={kind} className={`sb-unstyled ${styles.example}`}>
          <div className={styles.shown}>{pair[kind].shown}</div>
          <p className={`${styles.because} ${kind === 'do' ? styles.good : styles.bad}`}>
            <strong>{kind === 'do' ? 'Do.' : 'Don’t.'}</strong>
            {pair[kind].because}
          </p>
        </div>
      ))}
    </div>
  );
}

import { madeOf } from 'virtual:styles';
import { uses } from 'virtual:uses';
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, Suspense, use, useDeferredValue, useState } from 'react';
import { catalogue, groupOf } from '../src/ui/foundations/catalogue';
import type { Guide, Pair } from '../src/ui/foundations/guide';
import { changesOf, components, sinceOf, standingOf } from '../src/ui/foundations/status';
import * as styles from './GuidePage.css';
import { Sizes, SizesOfParts, Tokens } from './TokensAndSizes';

type ModuleExport = NonNullable<ComponentProps<typeof Canvas>['of']>;

interface Told {
  guide: Guide;
  snippets: string[];
}

const guides = import.meta.glob<Told>('../src/ui/*/*.guide.tsx');
const asked = new Map<string, Promise<Told> | undefined>();

/** The guide of one component: a page loads its own and no other. */
function useGuide(name: string): Told | undefined {
  if (!asked.has(name)) asked.set(name, guides[`../src/ui/${name}/${name}.guide.tsx`]?.());
  const coming = asked.get(name);
  return coming && use(coming);
}

/** The page of a component: what it is and an example, which fill a window; the rest is drawn after them. */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const isRestDue = useDeferredValue(true, false);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  if (!preparedMeta.title.startsWith('UI/'))
    return <StatesOfPage title={preparedMeta.title} stories={Object.values(csfFile.stories)} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Standing name={name} />
      <Primary />
      {isRestDue ? (
        <Suspense fallback={isComing}>
          <Rest name={name} />
        </Suspense>
      ) : (
        isComing
      )}
    </>
  );
}

/** Says to whoever takes a picture of the page that there is more to come. */
const isComing = <div data-coming />;

/** Its code, anatomy, do and don't, keys, promises, props, where it is used, and all its stories. */
function Rest({ name }: { name: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const told = useGuide(name);
  const hasProps = Object.values(preparedMeta.argTypes).some(({ table }) => table?.type);
  const parts = Object.entries(preparedMeta.subcomponents ?? {});
  return (
    <>
      {told && <Snippets codes={told.snippets} />}
      {told && <Rules guide={told.guide} />}
      <h2>Props</h2>
      {/* With the tables of what belongs to it. */}
      {hasProps && <Controls />}
      {!hasProps && parts.length === 0 && <p>It takes none.</p>}
      {!hasProps &&
        parts.map(([part, of]) => (
          <section key={part}>
            <h3>
              <code>{part}</code>
            </h3>
            <ArgTypes of={of} />
          </section>
        ))}
      <Tokens of={[name]} />
      <Sizes of={name} />
      <Uses name={name} />
      <Changes name={name} />
      <Stories includePrimary={false} title="In every state" />
    </>
  );
}

/** How far it has come, since when it is there, and what else it is called. */
function Standing({ name }: { name: string }) {
  if (!components.includes(name)) return null;
  const standing = standingOf(name, uses[name]?.length ?? 0);
  const group = groupOf(name);
  const others = (group ? catalogue[group]?.[name] : undefined) ?? [];
  return (
    <p>
      <strong>
        {standing.status}, since {sinceOf(name)}, in {group}.
      </strong>{' '}
      {standing.note} {others.length > 0 && <em>Also called {others.join(', ')}.</em>}
    </p>
  );
}

/** Code to copy: it compiles as it stands, which a test sees to. */
function Snippets({ codes }: { codes: string[] }) {
  return (
    <>
      <h2>To copy</h2>
      {codes.map((code) => (
        <Source key={code} code={code} language="tsx" dark={document.documentElement.dataset.theme !== 'light'} />
      ))}
    </>
  );
}

const shownUses = 8;

/** Which pages and parts of the product draw it. */
function Uses({ name }: { name: string }) {
  const all = uses[name] ?? [];
  return (
    <>
      <h2>Where it is used</h2>
      {all.length === 0 ? (
        <p>By no page itself; other components may be made of it.</p>
      ) : (
        <ul>
          {all.slice(0, shownUses).map((place) => (
            <li key={place}>
              <code>{place}</code>
            </li>
          ))}
          {all.length > shownUses && <li>and in {all.length - shownUses} more</li>}
        </ul>
      )}
    </>
  );
}

/** What changed of it, newest first. */
function Changes({ name }: { name: string }) {
  const all = changesOf(name);
  if (all.length === 0) return null;
  return (
    <>
      <h2>What changed</h2>
      <ul>
        {all.map(({ day, change }) => (
          <li key={change}>
            {day}: {change}
          </li>
        ))}
      </ul>
    </>
  );
}

interface StatesOfPageProps {
  title: string;
  stories: { id: string; name: string; moduleExport: ModuleExport }[];
}

/** The components that a page is made of, with the way to the sizes of each. */
function Parts({ of }: { of: string[] }) {
  return (
    <>
      <h2>Made of</h2>
      <p>
        {of.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={`./?path=/docs/ui-${name.toLowerCase()}--docs`} target="_top">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  );
}

/** A page of the app answers for a whole window and server, so each of its states opens alone. */
function StatesOfPage({ title, stories }: StatesOfPageProps) {
  const parts = madeOf[title] ?? [];
  const first = stories.find(({ name }) => name === 'Filled') ?? stories[0];
  // In a frame it asks for all of Storybook again, and of the app: only whoever wants to see it here waits for that.
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Title />
      {first && !isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          Show “{first.name}” here
        </button>
      )}
      {first && isOpen && (
        <Canvas of={first.moduleExport} story={{ inline: false, height: '40rem' }} sourceState="none" />
      )}
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
      <Parts of={parts} />
      <Tokens of={parts} />
      <SizesOfParts of={parts} />
    </>
  );
}

function Rules({ guide: { anatomy, keys, promises, pairs } }: { guide: Guide }) {
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

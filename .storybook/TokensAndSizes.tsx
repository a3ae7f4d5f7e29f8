import { styleFacts, tokenValues } from 'virtual:styles';
import * as styles from './GuidePage.css';

/** The groups of tokens that are colours. */
const groups = [
  'surface',
  'text',
  'border',
  'focus',
  'scrim',
  'accent',
  'critical',
  'neutral',
  'warning',
  'positive',
  'info',
];
const isColour = (name: string) => groups.includes(name.split('.')[0] ?? '');

function Token({ name }: { name: string }) {
  const value = tokenValues[name] ?? '';
  const [light, dark] = typeof value === 'string' ? [] : value;
  return (
    <li className={styles.token}>
      {isColour(name) && light && dark && (
        <span aria-hidden className={styles.swatch} style={{ background: `light-dark(${light}, ${dark})` }} />
      )}
      <code>{name}</code>
      {typeof value === 'string' && value && <span className={styles.figure}>{value}</span>}
    </li>
  );
}

/** The tokens that components are drawn with, read from their style sheets. */
export function Tokens({ of }: { of: string[] }) {
  const all = [...new Set(of.flatMap((name) => styleFacts[name]?.tokens ?? []))].toSorted();
  return (
    <>
      <h2>Tokens</h2>
      {all.length === 0 ? (
        <p>None of its own: it takes the colour and the size of what is around it.</p>
      ) : (
        <ul className={`sb-unstyled ${styles.tokens}`}>
          {all.map((name) => (
            <Token key={name} name={name} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The sizes of the components on a page. Components without sizes of their own are left out. */
export function SizesOfParts({ of }: { of: string[] }) {
  const all = of.flatMap((name) => (styleFacts[name]?.sizes ?? []).map((size) => ({ name, ...size })));
  return (
    <>
      <h2>Sizes</h2>
      <details>
        <summary>Of {of.length} components</summary>
        <table>
          <tbody>
            {all.map(({ name, of: part, measures }) => (
              <tr key={`${name} ${part} ${measures.join()}`}>
                <th scope="row">
                  {name}, <code>{part}</code>
                </th>
                <td>{measures.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The measures of a component, read from its style sheets. */
export function Sizes({ of }: { of: string }) {
  const all = styleFacts[of]?.sizes ?? [];
  return (
    <>
      <h2>Sizes</h2>
      {all.length === 0 ? (
        <p>None of its own: it is as large as what it holds.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Size or part</th>
              <th scope="col">Measures</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ of: part, measures }) => (
              <tr key={`${part} ${measures.join()}`}>
                <th scope="row">
                  <code>{part}</code>
                </th>
                <td>{measures.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

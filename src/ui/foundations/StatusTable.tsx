import { uses } from 'virtual:uses';
import * as styles from './foundations.css';
import { changelog, components, standingOf } from './status';

const all = components.toSorted().map((name) => ({ name, ...standingOf(name, uses[name]?.length ?? 0) }));

/** The status of each component. */
export function StatusTable() {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
          <th scope="col">Why not stable, or what is missing</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ name, status, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{status}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of components per status. */
export function StatusCount() {
  const count = (status: string) => all.filter((each) => each.status === status).length;
  return (
    <p>
      {all.length} components: {count('stable')} stable, {count('beta')} beta.
    </p>
  );
}

/** The changelog, newest first. */
export function Changelog() {
  return changelog.map(({ day, changes }) => (
    <section key={day}>
      <h3>{day}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  ));
}

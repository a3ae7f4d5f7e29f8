import costs from './costs.json';
import * as styles from './foundations.css';

/** The size of each component alone, largest first. */
export function Costs() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Script, KiB gzip</th>
          <th scope="col">Style, KiB gzip</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ name, js, css }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{js.toFixed(1)}</td>
            <td>{css.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

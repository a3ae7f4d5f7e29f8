import * as styles from './foundations.css';
import { voice } from './voice';

/** Good and bad wording of each message, side by side. */
export function VoiceTable() {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {voice.map(({ on, do: good, dont, because }) => (
          <tr key={on}>
            <th scope="row">{on}</th>
            <td>
              <span lang="pt-BR">{good[0]}</span>
              <br />
              <span lang="en">{good[1]}</span>
            </td>
            <td>
              <span lang="pt-BR">{dont[0]}</span>
              <br />
              <span lang="en">{dont[1]}</span>
            </td>
            <td>{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

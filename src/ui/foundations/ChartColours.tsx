import { chartColours } from '../Chart/colours';
import { difference, simulateVision, type Vision, visions } from '../Chart/vision';
import * as styles from './foundations.css';

const told: Record<Vision, string> = {
  trichromacy: 'Full colour vision',
  protanopia: 'Protanopia (no red)',
  deuteranopia: 'Deuteranopia (no green)',
  tritanopia: 'Tritanopia (no blue)',
  print: 'Printed in grey',
};

const least = (theme: 0 | 1, vision: Vision) =>
  Math.min(
    ...chartColours.flatMap((a, at) =>
      chartColours
        .slice(at + 1)
        .map((b) => difference(simulateVision(a[theme], vision), simulateVision(b[theme], vision))),
    ),
  );

/** The eight chart colours under each kind of vision, with the smallest distance between two. */
export function ChartColours({ theme }: { theme: 'light' | 'dark' }) {
  const at = theme === 'light' ? 0 : 1;
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Seen with</th>
          {chartColours.map((colour, order) => (
            <th key={colour[at]} scope="col">
              {order + 1} <code>{colour[at]}</code>
            </th>
          ))}
          <th scope="col">Nearest two</th>
        </tr>
      </thead>
      <tbody>
        {visions.map((vision) => (
          <tr key={vision}>
            <th scope="row">{told[vision]}</th>
            {chartColours.map((colour) => (
              <td key={colour[at]}>
                <span className={styles.chip} style={{ background: simulateVision(colour[at], vision) }} />
              </td>
            ))}
            <td>{least(at, vision).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

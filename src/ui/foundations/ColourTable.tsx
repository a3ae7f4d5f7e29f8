import { useEffect, useRef, useState } from 'react';
import { type ContrastRule, contrast, contrastRules, tokens } from '../theme/palette';
import * as styles from './foundations.css';

const readable = (name: string) => {
  const [group = '', rest] = name.split('.');
  return rest ? `vars.${group}.${rest}` : `vars.${group}`;
};

const roles: Record<string, string> = {
  'surface.page': 'What everything stands on',
  'surface.raised': 'Cards, fields, tables',
  'surface.sunken': 'The sidebar, what stands back',
  'surface.overlay': 'What floats: menus, dialogs',
  'text.primary': 'Words to read',
  'text.secondary': 'Words that explain',
  'border.hairline': 'Separates, says nothing',
  'border.control': 'Edge of what can be filled in',
  focus: 'Ring where the keyboard is',
  scrim: 'Veil over the page under a dialog',
};

const parts: Record<string, string> = {
  fill: 'Strong surface, lines, icons',
  hover: 'The same, pointed at',
  ink: 'Words on the strong surface',
  soft: 'Quiet surface',
  softInk: 'Words on quiet and page surfaces',
};

const roleOf = (name: string) => roles[name] ?? parts[name.split('.')[1] ?? ''];

/** Every colour token in both themes, side by side. */
export function Swatches() {
  return (
    <ul className={`sb-unstyled ${styles.swatches}`}>
      {[...tokens].map(([name, [light, dark]]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.halves}>
            <span style={{ background: dark }} />
            <span style={{ background: light }} />
          </span>
          <code>{readable(name)}</code>
          <span>{roleOf(name)}</span>
          <small>
            {dark} · {light}
          </small>
        </li>
      ))}
    </ul>
  );
}

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;

function Measured({ rule, theme }: { rule: ContrastRule; theme: 'dark' | 'light' }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  const at = theme === 'light' ? 0 : 1;
  const [color, background] = [tokens.get(rule.front)?.[at], tokens.get(rule.back)?.[at]];
  useEffect(() => {
    if (!ref.current) return;
    const drawn = getComputedStyle(ref.current);
    setRatio(contrast(hex(drawn.color), hex(drawn.backgroundColor)));
  }, []);
  return (
    <span ref={ref} className={styles.sample} style={{ color, background }}>
      {ratio === undefined ? '…' : `${ratio.toFixed(2)} ${ratio >= rule.least ? '✓' : '✗'}`}
    </span>
  );
}

/** The contrast rules, measured by the browser on rendered colours. */
export function Contrasts() {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
          <th scope="col">At least</th>
          <th scope="col">Dark</th>
          <th scope="col">Light</th>
        </tr>
      </thead>
      <tbody>
        {contrastRules.map((rule) => (
          <tr key={`${rule.front} ${rule.back}`}>
            <td>
              <code>{rule.front}</code>
            </td>
            <td>
              <code>{rule.back}</code>
            </td>
            <td>{rule.least} : 1</td>
            <td>
              <Measured rule={rule} theme="dark" />
            </td>
            <td>
              <Measured rule={rule} theme="light" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

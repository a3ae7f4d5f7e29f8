import { vars } from '../theme/vars.css';
import * as styles from './foundations.css';

const samples = {
  '2xl': 'A trama segura o tecido',
  xl: 'Retrofit da prensa 2',
  l: 'Etapas em atraso',
  m: 'A segunda medição foi aprovada e o pagamento sai na sexta.',
  s: 'Atualizado por Helena às 14h32',
  xs: 'Em andamento',
} as const;

const rem = {
  '2xl': '1.75rem',
  xl: '1.25rem',
  l: '1rem',
  m: '0.875rem',
  s: '0.8125rem',
  xs: '0.75rem',
} as const;

/** The six sizes, each on words it is used for. */
export function Sizes() {
  return (
    <div>
      {Object.entries(samples).map(([name, words]) => (
        <div key={name} className={styles.specimen}>
          <code className={styles.specimenName}>
            {name} · {rem[name as keyof typeof rem]}
          </code>
          <p style={{ fontSize: vars.size[name as keyof typeof rem] }}>{words}</p>
        </div>
      ))}
    </div>
  );
}

/** Figures as they stand in a column. */
export function Figures() {
  const amounts = ['R$ 1.111,11', 'R$ 98.460,08', '−R$ 890,00', 'R$ 127.940,35'];
  return (
    <div
      style={{
        display: 'inline-block',
        fontFamily: vars.font.sans,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'right',
      }}
    >
      {amounts.map((amount) => (
        <div key={amount}>{amount}</div>
      ))}
    </div>
  );
}

const steps = { xs: '4px', s: '8px', m: '12px', l: '20px', xl: '32px', '2xl': '48px' } as const;

/** The six distances, drawn to scale. */
export function Distances() {
  return (
    <div>
      {Object.entries(steps).map(([name, width]) => (
        <div key={name} className={styles.ruler}>
          <code className={styles.specimenName}>
            {name} · {width}
          </code>
          <div className={styles.bar} style={{ width: vars.space[name as keyof typeof steps] }} />
        </div>
      ))}
    </div>
  );
}

/** The two corners. */
export function Corners() {
  return (
    <div className={styles.ruler}>
      <div className={styles.cornered} style={{ borderRadius: vars.radius.control }} />
      <code>control · 8px</code>
      <div className={styles.cornered} style={{ borderRadius: vars.radius.card }} />
      <code>card · 12px</code>
    </div>
  );
}

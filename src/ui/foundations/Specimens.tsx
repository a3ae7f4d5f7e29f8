import { measures } from '../theme/measures';
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

const steps = <Name extends string>(of: Record<Name, string>) => Object.entries(of) as [Name, string][];

/** The six font sizes with typical texts. */
export function Sizes() {
  return (
    <div>
      {steps(measures.size).map(([name, size]) => (
        <div key={name} className={styles.specimen}>
          <code className={styles.specimenName}>
            {name} · {size}
          </code>
          <p style={{ fontSize: vars.size[name] }}>{samples[name]}</p>
        </div>
      ))}
    </div>
  );
}

/** The three font weights with typical texts. */
export function Weights() {
  const words = { regular: 'Pagamento previsto para sexta', medium: 'Data de entrega', strong: 'Medições do contrato' };
  return (
    <div>
      {steps(measures.weight).map(([name, weight]) => (
        <div key={name} className={styles.specimen}>
          <code className={styles.specimenName}>
            {name} · {weight}
          </code>
          <p style={{ fontSize: vars.size.l, fontWeight: vars.weight[name] }}>{words[name]}</p>
        </div>
      ))}
    </div>
  );
}

/** A realistic paragraph at the recommended width. */
export function Paragraph() {
  return (
    <p className={`sb-unstyled ${styles.paragraph}`} lang="pt-BR">
      A comissão aprovou a segunda medição do retrofit da prensa 2, com ressalva: o ensaio de vibração do redutor será
      refeito na próxima terça, às 8h, antes da liberação do pagamento. João Antônio Gonçalves acompanha a medição pela
      fábrica; dúvidas sobre prazo ou nota fiscal, fale com a Conceição, em Jundiaí.
    </p>
  );
}

/** Figures in a column. */
export function FigureColumn() {
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

/** The six spaces, drawn to scale. */
export function Distances() {
  return (
    <div>
      {steps(measures.space).map(([name, width]) => (
        <div key={name} className={styles.ruler}>
          <code className={styles.specimenName}>
            {name} · {width}
          </code>
          <div className={styles.bar} style={{ width: vars.space[name] }} />
        </div>
      ))}
    </div>
  );
}

/** The two corner radii. */
export function Corners() {
  return (
    <div className={styles.ruler}>
      {steps(measures.radius).map(([name, radius]) => (
        <div key={name} className={styles.cornered} style={{ borderRadius: vars.radius[name] }}>
          <code>
            {name} · {radius}
          </code>
        </div>
      ))}
    </div>
  );
}

const reaches = [
  ['A small control', measures.control.s],
  ['A control; under a finger each is 44 px', measures.control.m],
  ['Header', measures.width.header],
  ['Sidebar', measures.width.sidebar],
  ['Sidebar of icons', measures.width.icons],
  ['Drawer, below 768 px', measures.width.drawer],
  ['A line of text, at most', measures.width.text],
  ['A page, at most', measures.width.page],
];

/** The sizes of controls and of the page's areas. */
export function Reach() {
  return (
    <table className={`sb-unstyled ${styles.table}`}>
      <tbody>
        {reaches.map(([what, size]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <code>{size}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

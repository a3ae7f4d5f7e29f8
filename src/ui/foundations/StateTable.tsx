import type { ReactNode } from 'react';
import * as styles from './StateTable.css';

interface StateTableProps<Row extends string, Column extends string> {
  /** What is laid out, and by what: `Button: tone × state`. */
  label: string;
  /** The axis that goes down. */
  rows: readonly Row[];
  /** The axis that goes across. */
  columns: readonly Column[];
  /** What stands where two meet. */
  children: (row: Row, column: Column) => ReactNode;
}

/** A matrix whose axes say what they are. */
export function StateTable<Row extends string, Column extends string>({
  label,
  rows,
  columns,
  children,
}: StateTableProps<Row, Column>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.axis}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.axis}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className={styles.cell}>
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** States that come of a mouse, a finger or a key, by the attributes that React Aria gives them. */
export const states = ['rest', 'hovered', 'pressed', 'focus-visible', 'disabled'] as const;
export type State = (typeof states)[number];

const ofBrowser = /:(hover|active|focus-visible)\b/g;
/** What the browser itself says of a part in a state; who has no focus of their own are told of it by others alone. */
const ofState: Partial<Record<State, string>> = {
  hovered: 'hover',
  pressed: 'active',
  'focus-visible': 'focus-visible',
};
const mayHaveFocus = 'a, button, input, textarea, [tabindex]';
const known = new WeakSet<CSSStyleSheet>();

/** Lets what is painted by what the browser says of a part be held too. */
function holdPseudoClasses(group: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of group.cssRules) {
    if (!(rule instanceof CSSStyleRule)) {
      if (rule instanceof CSSGroupingRule) holdPseudoClasses(rule);
      continue;
    }
    const held = rule.selectorText.replace(ofBrowser, (_, name: string) => `[data-held-${name}]`);
    if (held !== rule.selectorText) rule.selectorText += `, ${held}`;
  }
}

interface HeldProps {
  state: State;
  /** The part that has the state, by a selector; the first child, if not said. */
  part?: string;
  children: ReactNode;
}

/** Holds a control in a state that it has only while somebody is at it, also where its parts come a moment later. */
export const Held = ({ state, part, children }: HeldProps) => (
  <div
    ref={(box) => {
      if (!box || state === 'rest' || state === 'disabled') return undefined;
      for (const sheet of document.styleSheets) {
        if (known.has(sheet)) continue;
        known.add(sheet);
        holdPseudoClasses(sheet);
      }
      const hold = () => {
        const held = part ? box.querySelectorAll(part) : [box.firstElementChild];
        for (const each of held) {
          each?.setAttribute(`data-${state}`, 'true');
          if (state !== 'focus-visible' || each?.matches(mayHaveFocus))
            each?.setAttribute(`data-held-${ofState[state]}`, '');
          else each?.setAttribute('data-focus-within', 'true');
          // Lists that lie over the page show where the focus is by either.
          if (state === 'focus-visible') each?.setAttribute('data-focused', 'true');
        }
      };
      hold();
      const watch = new MutationObserver(hold);
      watch.observe(box, { subtree: true, childList: true });
      return () => watch.disconnect();
    }}
  >
    {children}
  </div>
);

import type { ReactNode } from 'react';
import * as styles from './StateTable.css';

interface StateTableProps<Row extends string, Column extends string> {
  /** Accessible name with both axes: `Button: tone × state`. */
  label: string;
  /** Vertical axis. */
  rows: readonly Row[];
  /** Horizontal axis. */
  columns: readonly Column[];
  /** Renders a combination. */
  children: (row: Row, column: Column) => ReactNode;
}

/** A matrix of combinations with labelled axes. */
export function StateTable<Row extends string, Column extends string>({
  label,
  rows,
  columns,
  children,
}: StateTableProps<Row, Column>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
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

/** The interaction states, by React Aria's attributes. */
export const states = ['rest', 'hovered', 'pressed', 'focus-visible', 'disabled'] as const;
export type State = (typeof states)[number];

const ofBrowser = /:(hover|active|focus-visible)\b/g;
/** The CSS pseudo-classes of a state; elements without focus of their own only have attributes. */
const ofState: Partial<Record<State, string>> = {
  hovered: 'hover',
  pressed: 'active',
  'focus-visible': 'focus-visible',
};
const mayHaveFocus = 'a, button, input, textarea, [tabindex]';
const known = new WeakSet<CSSStyleSheet>();

/** Adds a class alternative to pseudo-class rules, so that the states can be forced. */
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
  /** Selector of the element with the state; the first child by default. */
  part?: string;
  children: ReactNode;
}

/** Forces an interaction state on a control, also if its elements mount later. */
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
          // Listboxes in overlays show the focus by either attribute.
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

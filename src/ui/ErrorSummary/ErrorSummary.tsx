import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './ErrorSummary.css';

export interface FieldProblem {
  /** The field's `name`. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** What has to be mended, in one line. */
  title: string;
  /** What is wrong: each with its words and the field it is about. */
  errors: FieldProblem[];
}

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, [role="spinbutton"], button';

function goTo(field: string) {
  const root = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const target = root?.querySelector<HTMLElement>(focusable);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** All that is wrong with a form, above it. It takes the focus when it comes; each line leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const known = useRef<string[]>([]);

  // Whoever mends one fault after another stays in the field: only what was not said before takes the focus.
  useEffect(() => {
    const said = errors.map(({ field, message }) => `${field}: ${message}`);
    if (said.some((line) => !known.current.includes(line))) ref.current?.focus();
    known.current = said;
  }, [errors]);

  if (!errors.length) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <span className={styles.icon}>
        <Icon icon={CircleAlert} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <button type="button" className={styles.line} onClick={() => goTo(field)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

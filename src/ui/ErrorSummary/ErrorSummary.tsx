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
  /** Title in one line. */
  title: string;
  /** Errors, each with its message and field name. */
  errors: FieldProblem[];
}

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, [role="spinbutton"], button';

function goTo(field: string) {
  const root = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const target = root?.querySelector<HTMLElement>(focusable);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** Lists all errors above a form. It takes the focus on mount; each line links to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const known = useRef<string[]>([]);

  // While the person corrects errors the focus stays in the field; only new errors move it.
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

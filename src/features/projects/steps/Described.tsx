import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import * as styles from './Described.css';
import { words } from './words';

/** What a step's description says to whoever may not change it. */
export function Described({ step: { description } }: { step: Step }) {
  const t = useWords(words);
  return <p className={styles.text({ isEmpty: !description })}>{description || t('panel.noDescription')}</p>;
}

import { useDeferredValue, useMemo } from 'react';
import { isSimilar } from '#domain/similar';
import { Link, Text } from '#ui';
import { useWords } from '../kernel/language';
import { isBeingAdded } from './data/local';
import type { Step } from './data/queries';
import { hrefOf } from './steps/handlers';
import { words } from './words';

/** Says which step has nearly the name that is being typed. Adding goes on as ever. */
export function SimilarSteps({ text, steps }: { text: string; steps: readonly Step[] }) {
  const t = useWords(words);
  const typed = useDeferredValue(text);
  const found = useMemo(() => steps.find((step) => !isBeingAdded(step) && isSimilar(step.name, typed)), [steps, typed]);
  if (!found) return null;
  return (
    <Text as="span" size="s" tone="secondary">
      {t('similar')} <Link href={hrefOf(found)}>{found.name}</Link>
    </Text>
  );
}

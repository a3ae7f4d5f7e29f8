import { useId } from 'react';
import { Heading, Inline, Text } from '#ui';
import { useWords } from '../kernel/language';
import type { WorkItem } from './data/queries';
import { WorkList, type WorkListProps } from './list/WorkList';
import * as styles from './WorkPage.css';
import { words } from './words';

export interface WorkGroupProps extends Pick<WorkListProps, 'may' | 'turn' | 'places'> {
  title: string;
  items: readonly WorkItem[];
}

/** What is due at about the same time or equally urgent, and how much of it is still open. */
export function WorkGroup({ title, items, ...rows }: WorkGroupProps) {
  const t = useWords(words);
  const id = useId();
  const count = items.filter(({ status }) => status !== 'done').length;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Inline space="s" align="baseline">
        <Heading id={id} size="m">
          {title}
        </Heading>
        <Text as="span" size="s" tone="secondary" isTabular>
          {t('count', { count })}
        </Text>
      </Inline>
      <WorkList items={items} labelledBy={id} {...rows} />
    </section>
  );
}

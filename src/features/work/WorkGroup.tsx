import { useId } from 'react';
import { Heading, Inline, Text } from '#ui';
import { useWords } from '../kernel/language';
import type { WorkItem } from '../kernel/work/queries';
import type { Finishing } from '../kernel/work/use-finishing';
import { WorkList } from '../kernel/work/WorkList';
import type { Group } from './groups';
import * as styles from './WorkPage.css';
import { words } from './words';

export interface WorkGroupProps extends Pick<Finishing, 'may' | 'turn'> {
  group: Group;
  items: readonly WorkItem[];
}

/** What is due at about the same time, and how much of it is still open. */
export function WorkGroup({ group, items, may, turn }: WorkGroupProps) {
  const t = useWords(words);
  const id = useId();
  const count = items.filter(({ status }) => status !== 'done').length;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Inline space="s" align="baseline">
        <Heading id={id} size="m">
          {t(`group.${group}`)}
        </Heading>
        <Text as="span" size="s" tone="secondary" isTabular>
          {t('count', { count })}
        </Text>
      </Inline>
      <WorkList items={items} labelledBy={id} may={may} turn={turn} />
    </section>
  );
}

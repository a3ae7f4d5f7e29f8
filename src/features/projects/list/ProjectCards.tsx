import { Button, Disclosure, Inline, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { ProjectRow } from '../queries';
import { words } from '../words';
import { ProjectCard } from './ProjectCard';
import * as styles from './ProjectCards.css';
import type { useGroups } from './use-groups';

interface Shown {
  isBusy: boolean;
  selection: ReadonlySet<string>;
  onSelect: (id: string, withShift: boolean) => void;
}

interface CardsProps extends Shown {
  label: string;
  rows: ProjectRow[];
}

function Cards({ label, rows, isBusy, selection, onSelect }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={isBusy || undefined}>
      {rows.map((project) => (
        <li key={project.id} data-key={project.id} className={styles.place({ isSelected: selection.has(project.id) })}>
          <ProjectCard
            project={project}
            isSelected={selection.has(project.id)}
            onSelect={(withShift) => onSelect(project.id, withShift)}
          />
        </li>
      ))}
    </ul>
  );
}

export interface ProjectCardsProps extends Shown {
  rows: ProjectRow[];
  grouping: ReturnType<typeof useGroups>;
}

/** Projects as cards, in groups that fold or not. */
export function ProjectCards({ rows, grouping, ...shown }: ProjectCardsProps) {
  const t = useWords(words);
  if (!grouping) return <Cards label={t('title')} rows={rows} {...shown} />;
  return (
    <Stack space="s">
      {grouping.groups.map(({ id, label, note, isFolded, rows: inside, more }) => (
        <Disclosure
          key={id}
          level={2}
          title={
            <Inline space="s" align="baseline">
              {label}
              <Text as="span" size="s" tone="secondary" isTabular>
                {note}
              </Text>
            </Inline>
          }
          isExpanded={!isFolded}
          onExpandedChange={() => grouping.toggle(id)}
        >
          <Stack space="s">
            <Cards label={label} rows={inside} {...shown} />
            {more && (
              <Inline>
                <Button weight="soft" tone="neutral" onPress={() => grouping.showMore(id)}>
                  {more}
                </Button>
              </Inline>
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}

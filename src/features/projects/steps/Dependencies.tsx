import { X } from 'lucide-react';
import { findCycle } from '#domain/dependencies';
import { Badge, Button, ComboBox, IconButton, Inline, List, Section, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Project, Step } from '../data/queries';
import { predecessors, successors, waitsFor } from '../data/waiting';
import { stepLook } from '../status/step-look';
import type { useStepActs } from './acts';
import { words } from './words';

export interface DependenciesProps {
  project: Project;
  step: Step;
  acts: ReturnType<typeof useStepActs>;
  mayDivide: boolean;
  onGo: (id: string) => void;
}

/** What a step depends on, to choose among the others of its project, and what depends on it. */
export function Dependencies({ project, step, acts, mayDivide, onGo }: DependenciesProps) {
  const t = useWords(words);
  const [before, after] = [predecessors(project, step), successors(project, step)];
  const waits = waitsFor(project, step).length;
  const dependsOn = (id: string) => project.steps.find((each) => each.id === id)?.depends_on ?? [];
  // What would come full circle is not offered.
  const choices = project.steps.filter(({ id }) => !step.depends_on.includes(id) && !findCycle(step.id, id, dependsOn));
  const line = (each: Step) => (
    <Button weight="quiet" tone="neutral" size="s" onPress={() => onGo(each.id)}>
      <Badge {...stepLook(each.status)}>{acts.statusName(each.status)}</Badge>
      {each.name}
    </Button>
  );
  if (!mayDivide && before.length === 0 && after.length === 0) return null;
  return (
    <Section title={t('depends.title')} level={3}>
      <Stack space="s">
        {waits > 0 && <Text size="s">{t('depends.open', { count: waits })}</Text>}
        {before.length > 0 && (
          <List label={t('depends.title')} items={before}>
            {(each) => (
              <Inline space="xs" align="center" justify="between" wrap={false}>
                {line(each)}
                {mayDivide && (
                  <IconButton
                    label={t('depends.remove', { name: each.name })}
                    icon={X}
                    size="s"
                    onPress={() =>
                      acts.dependOn(
                        step,
                        step.depends_on.filter((id) => id !== each.id),
                      )
                    }
                  />
                )}
              </Inline>
            )}
          </List>
        )}
        {mayDivide && (
          <ComboBox
            // Emptied after each choice.
            key={step.depends_on.join()}
            label={t('depends.add')}
            placeholder={t('depends.placeholder')}
            options={choices.map(({ id, name }) => ({ id, label: name }))}
            onChange={(id) => id && acts.dependOn(step, [...step.depends_on, id])}
          />
        )}
        {after.length > 0 && (
          <>
            <Text size="s" tone="secondary">
              {t('depends.frees')}
            </Text>
            <List label={t('depends.frees')} items={after}>
              {line}
            </List>
          </>
        )}
      </Stack>
    </Section>
  );
}

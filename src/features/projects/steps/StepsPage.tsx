import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton, Stack, VisuallyHidden } from '#ui';
import { csvOf, saveCsv } from '../../kernel/csv';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { allMembers, projectAwaited, type Step } from '../queries';
import { words as projectWords } from '../words';
import { grouped, shownSteps } from './arrange';
import { stepColumns } from './export';
import { Steps } from './Steps';
import { StepsBar, StepsBarRoom } from './StepsBar';
import { useStatusName } from './use-status-name';
import { useStepsView } from './view';
import { words } from './words';

const none: Step[] = [];

/** The page of a project's steps. How to look at them is there at once; the steps follow when they have come. */
export function Component() {
  const t = useWords(words);
  const told = useWords(projectWords);
  const id = useParams().projectId as string;
  const { data: project } = useQuery(projectAwaited(id));
  const { data: members = [] } = useQuery(allMembers(id));
  const me = usePerson()?.id;
  const day = useFormats().today();
  const stepsView = useStepsView();
  const statusName = useStatusName();
  const page = useRef<HTMLDivElement>(null);
  // The steps go first, should they come while the bar is being drawn.
  const isDrawn = useDeferredValue(true, false);
  const { view, change } = stepsView;
  const steps = project?.steps ?? none;
  const shown = useMemo(() => shownSteps(steps, view, me), [steps, view, me]);
  const groups = useMemo(() => grouped(shown, view, day), [shown, view, day]);

  const exportCsv = () => {
    const columns = stepColumns((field) => t(`exportColumns.${field as 'name'}`), statusName);
    const rows = groups.flatMap((group) => group.steps);
    saveCsv(`${project?.code}-${t('exportName')}`, csvOf(columns, rows));
  };

  return (
    <div ref={page}>
      <VisuallyHidden>
        <h2>{told('steps.title')}</h2>
      </VisuallyHidden>
      <Stack space="m">
        {isDrawn ? (
          <StepsBar view={view} members={members} onChange={change} onExport={exportCsv} />
        ) : (
          <StepsBarRoom view={view} />
        )}
        {project ? (
          <Steps project={project} shown={shown} groups={groups} stepsView={stepsView} page={page} />
        ) : (
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        )}
      </Stack>
    </div>
  );
}

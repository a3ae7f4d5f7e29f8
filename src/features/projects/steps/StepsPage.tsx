import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Skeleton, Stack, VisuallyHidden } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { saveCsv, toCsv } from '../../kit/list/csv';
import { IgnoredPart } from '../../kit/list/IgnoredPart';
import { allMembers, projectAwaited, type Step } from '../data/queries';
import { usePriorityName } from '../priority/use-priority-name';
import { tagsOf } from '../tags/tags-of';
import { words as projectWords } from '../words';
import { grouped, shownSteps } from './arrange';
import { stepColumns } from './export';
import { Steps } from './Steps';
import { StepsBar } from './StepsBar';
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
  const priorityName = usePriorityName();
  const search = useRef<HTMLInputElement>(null);
  const create = useRef<HTMLInputElement>(null);
  const { view, change, ignored, isNarrowed } = stepsView;
  const steps = project?.steps ?? none;
  const shown = useMemo(() => shownSteps(steps, view, me), [steps, view, me]);
  const tags = useMemo(() => tagsOf({ steps }), [steps]);
  const groups = useMemo(() => grouped(shown, view, day), [shown, view, day]);

  const exportCsv = () => {
    const columns = stepColumns((field) => t(`exportColumns.${field as 'name'}`), statusName, priorityName);
    const rows = groups.flatMap((group) => group.steps);
    saveCsv(`${project?.code}-${t('exportName')}`, toCsv(columns, rows));
  };

  return (
    <>
      <VisuallyHidden>
        <h2>{told('steps.title')}</h2>
      </VisuallyHidden>
      <Stack space="s">
        <StepsBar
          project={project}
          view={view}
          isNarrowed={isNarrowed}
          members={members}
          tags={tags}
          search={search}
          create={create}
          shown={shown.length}
          onChange={change}
          onExport={exportCsv}
        />
        <IgnoredPart ignored={ignored} change={change} />
        {project ? (
          <Steps
            project={project}
            shown={shown}
            groups={groups}
            stepsView={stepsView}
            search={search}
            create={create}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        )}
      </Stack>
    </>
  );
}

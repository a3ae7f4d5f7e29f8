import { addDays, dayOf } from '#domain/dates';
import { stepProgress, sumProgress } from '#domain/progress';
import { type DemoCast, type DemoPersonKey, dayMs, demoPeople, hourMs, toInstant } from '../../kernel/demo-cast.ts';
import { newId } from '../../kernel/ids.ts';
import type { NewRow, Tx } from '../../kernel/store/tables.ts';
import { keysOf } from '../search-keys.ts';
import { insertHistory } from './history.ts';
import { planSteps } from './plan.ts';
import { type DemoProject, type DemoStep, demoProjects } from './projects.ts';
import { demoTemplates } from './templates.ts';

const dayIn = (cast: DemoCast, days: number | undefined) =>
  days === undefined ? null : addDays(dayOf(new Date(cast.now), 'America/Sao_Paulo'), days);

const subStepsOf = (step: DemoStep) => [
  ...(step.done ?? []).map((name) => ({ name, status: true })),
  ...(step.open ?? []).map((name) => ({ name, status: false })),
];

function rowsOfSteps(project: DemoProject, projectId: string, cast: DemoCast) {
  const created = cast.now - project.age * dayMs;
  const steps: NewRow<'steps'>[] = [];
  const dependencies: NewRow<'step_dependencies'>[] = [];
  const subSteps: NewRow<'sub_steps'>[] = [];
  const plan = planSteps(project);
  project.steps.forEach(
    (
      { name, description = '', status, priority = 'none', reason = null, after = [], tags = [], due, ...rest },
      index,
    ) => {
      const marks = {
        created_by: cast.people[project.owner],
        created_at: toInstant(created + index * hourMs),
        version: 1,
      };
      const { who } = plan[index] ?? {};
      const id = newId();
      steps.push({
        id,
        project_id: projectId,
        name,
        description,
        status,
        start_date: dayIn(cast, plan[index]?.start),
        due_date: dayIn(cast, due),
        assignee_id: who ? cast.people[who] : null,
        priority,
        blocked_reason: reason,
        tags,
        position: index + 1,
        ...marks,
        updated_at: marks.created_at,
      });
      for (const earlier of steps.filter((step) => after.includes(step.name)))
        dependencies.push({ step_id: id, depends_on: earlier.id });
      subStepsOf({ name, status, ...rest }).forEach((subStep, place) => {
        const ticked = toInstant(
          created + (project.age * dayMs * (index + 1)) / (project.steps.length + 2) + place * hourMs,
        );
        subSteps.push({
          id: newId(),
          step_id: id,
          ...subStep,
          description: '',
          position: place + 1,
          completed_at: subStep.status ? ticked : null,
          completed_by: subStep.status ? cast.people[who ?? project.owner] : null,
          ...marks,
          updated_at: subStep.status ? ticked : marks.created_at,
        });
      });
    },
  );
  return { steps, subSteps, dependencies };
}

async function insertProject(tx: Tx, project: DemoProject, number: number, cast: DemoCast): Promise<string> {
  const id = newId();
  const { name, description, status, owner, members, unit } = project;
  const code = `PRJ-${String(number).padStart(3, '0')}`;
  const progress = sumProgress(
    project.steps.map((step) => stepProgress({ status: step.status, sub_steps: subStepsOf(step) })),
  );
  const created_at = toInstant(cast.now - project.age * dayMs);
  const row = {
    id,
    code,
    name,
    description,
    status,
    ...keysOf({ code, name, description }),
    dead_line: dayIn(cast, project.due),
    unit_id: unit ? cast.units[unit] : null,
    created_by: cast.people[owner],
    progress_done: progress.done,
    progress_total: progress.total,
    is_template: project.isTemplate ?? false,
    is_sample: true,
    created_at,
    updated_at: toInstant(cast.now - ((number * 7) % 11) * 5 * hourMs),
    version: 1,
  };
  await tx.insertInto('projects').values(row).execute();
  const roles = Object.entries({ ...members, [owner]: 'owner' as const }) as [DemoPersonKey, 'owner'][];
  const joined = roles.map(([who, role]) => ({
    id: newId(),
    who,
    role,
    created_at: who === owner ? created_at : toInstant(cast.now - project.age * dayMs + hourMs),
  }));
  await tx
    .insertInto('project_members')
    .values(joined.map(({ who, ...member }) => ({ ...member, project_id: id, user_id: cast.people[who] })))
    .execute();
  const { steps, subSteps, dependencies } = rowsOfSteps(project, id, cast);
  await tx.insertInto('steps').values(steps).execute();
  if (dependencies.length > 0) await tx.insertInto('step_dependencies').values(dependencies).execute();
  await tx.insertInto('sub_steps').values(subSteps).execute();
  const others = joined
    .filter(({ who }) => who !== owner)
    .map(({ who, ...one }) => ({ ...one, name: demoPeople[who].name }));
  await insertHistory(tx, { project: row, members: others, steps, subSteps });
  return id;
}

/** The projects and templates of the demonstration; gives their ids by name. */
export async function insertProjects(tx: Tx, cast: DemoCast): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const all = [...demoProjects, ...demoTemplates];
  for (const [index, project] of all.entries()) ids[project.name] = await insertProject(tx, project, index + 1, cast);
  await tx.updateTable('counters').set({ value: all.length }).where('name', '=', 'projects').execute();
  return ids;
}

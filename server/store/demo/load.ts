import { addDays, dayOf } from '#domain/dates';
import { stepProgress, sumProgress } from '#domain/progress';
import { hashPassword } from '../../auth/password.ts';
import { keysOf } from '../../projects/keys.ts';
import { newId } from '../ids.ts';
import type { NewRow, Tx } from '../tables.ts';
import { insertHistory } from './history.ts';
import { insertInvitations } from './invitations.ts';
import { demoPassword, demoPeople, demoUnits, type Where, type Who } from './people.ts';
import { planned } from './plan.ts';
import { type DemoProject, type DemoStep, demoProjects } from './projects.ts';
import { demoTemplates } from './templates.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Cast {
  people: Record<Who, string>;
  units: Record<Where, string>;
  now: number;
}

const idsFor = <Name extends string>(names: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, newId()])) as Record<Name, string>;
const at = (ms: number) => new Date(ms).toISOString();
const dayIn = (cast: Cast, days: number | undefined) =>
  days === undefined ? null : addDays(dayOf(new Date(cast.now), 'America/Sao_Paulo'), days);

async function insertPeople(tx: Tx, { people, units, now }: Cast): Promise<void> {
  const marks = { is_sample: true, created_at: at(now - 240 * day), updated_at: at(now - 240 * day) };
  const secondStep = (phone: string) => ({ phone, phone_verified_at: marks.created_at, two_step: true });
  const password_hash = await hashPassword(demoPassword);
  const names = Object.entries(demoUnits) as [Where, string][];
  await tx
    .insertInto('units')
    .values(names.map(([key, name]) => ({ id: units[key], name, ...marks })))
    .execute();
  const roles = new Map(
    (await tx.selectFrom('roles').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]),
  );
  for (const [key, { name, email, role, units: theirs, administers = [], phone }] of Object.entries(demoPeople) as [
    Who,
    (typeof demoPeople)[Who],
  ][]) {
    const id = people[key];
    await tx
      .insertInto('users')
      .values({ id, name, email, password_hash, status: 'active', ...marks, ...(phone && secondStep(phone)) })
      .execute();
    await tx
      .insertInto('user_roles')
      .values({ user_id: id, role_id: roles.get(role) ?? '' })
      .execute();
    await tx
      .insertInto('user_units')
      .values(
        theirs.map((unit) => ({
          ...{ user_id: id, unit_id: units[unit], role: administers.includes(unit) ? 'admin' : 'member' },
        })),
      )
      .execute();
  }
}

const subStepsOf = (step: DemoStep) => [
  ...(step.done ?? []).map((name) => ({ name, status: true })),
  ...(step.open ?? []).map((name) => ({ name, status: false })),
];

function rowsOfSteps(project: DemoProject, projectId: string, cast: Cast) {
  const created = cast.now - project.age * day;
  const steps: NewRow<'steps'>[] = [];
  const subSteps: NewRow<'sub_steps'>[] = [];
  const plan = planned(project);
  project.steps.forEach(({ name, description = '', status, due, ...rest }, index) => {
    const marks = { created_by: cast.people[project.owner], created_at: at(created + index * hour), version: 1 };
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
      position: index + 1,
      ...marks,
      updated_at: marks.created_at,
    });
    subStepsOf({ name, status, ...rest }).forEach((subStep, place) => {
      const ticked = at(created + (project.age * day * (index + 1)) / (project.steps.length + 2) + place * hour);
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
  });
  return { steps, subSteps };
}

async function insertProject(tx: Tx, project: DemoProject, number: number, cast: Cast): Promise<string> {
  const id = newId();
  const { name, description, status, owner, members, unit } = project;
  const code = `PRJ-${String(number).padStart(3, '0')}`;
  const progress = sumProgress(
    project.steps.map((step) => stepProgress({ status: step.status, sub_steps: subStepsOf(step) })),
  );
  const created_at = at(cast.now - project.age * day);
  const row = {
    ...{ id, code, name, description, status, ...keysOf({ code, name, description }) },
    dead_line: dayIn(cast, project.due),
    unit_id: unit ? cast.units[unit] : null,
    created_by: cast.people[owner],
    progress_done: progress.done,
    progress_total: progress.total,
    is_template: project.isTemplate ?? false,
    is_sample: true,
    created_at,
    updated_at: at(cast.now - ((number * 7) % 11) * 5 * hour),
    version: 1,
  };
  await tx.insertInto('projects').values(row).execute();
  const roles = Object.entries({ ...members, [owner]: 'owner' as const }) as [Who, 'owner'][];
  const joined = roles.map(([who, role]) => ({
    ...{ id: newId(), who, role },
    created_at: who === owner ? created_at : at(cast.now - project.age * day + hour),
  }));
  await tx
    .insertInto('project_members')
    .values(joined.map(({ who, ...member }) => ({ ...member, project_id: id, user_id: cast.people[who] })))
    .execute();
  const { steps, subSteps } = rowsOfSteps(project, id, cast);
  await tx.insertInto('steps').values(steps).execute();
  await tx.insertInto('sub_steps').values(subSteps).execute();
  const others = joined
    .filter(({ who }) => who !== owner)
    .map(({ who, ...one }) => ({ ...one, name: demoPeople[who].name }));
  await insertHistory(tx, { project: row, members: others, steps, subSteps });
  return id;
}

/** Fills an empty store with a believable workspace, all of it marked as sample. */
export async function loadDemonstration(tx: Tx): Promise<void> {
  const cast: Cast = { people: idsFor(demoPeople), units: idsFor(demoUnits), now: Date.now() };
  await insertPeople(tx, cast);
  const ids: Record<string, string> = {};
  const all = [...demoProjects, ...demoTemplates];
  for (const [index, project] of all.entries()) ids[project.name] = await insertProject(tx, project, index + 1, cast);
  await tx.updateTable('counters').set({ value: all.length }).where('name', '=', 'projects').execute();
  const { helena, rafael } = cast.people;
  await insertInvitations(
    tx,
    {
      cell: ids['Célula robotizada de paletização'] ?? '',
      inspection: ids['Esteira de inspeção por câmera'] ?? '',
      unit: cast.units.recife,
    },
    { helena, rafael, tiago: demoPeople.tiago.email },
    cast.now,
  );
}

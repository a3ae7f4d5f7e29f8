import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../kernel/query';
import { applyOptimisticUpdate } from '../../kit/optimistic-update';
import { sampleProject } from '../sample';
import { addStep, addSubStep } from './commands';
import { projectById } from './queries';

vi.mock('#ui', () => ({}));
vi.mock('../../kernel/shortcuts/undo', () => ({}));

const [first] = sampleProject.steps;
const [subStep] = first?.sub_steps ?? [];
if (!first || !subStep) throw new Error('The sample has no step with a sub-step.');
const project = { ...sampleProject, steps: [first] };
const key = projectById(project.id).queryKey;
const shown = () => queryClient.getQueryData<typeof project>(key);
const guard = <Answer>(send: () => Promise<Answer>) => send();

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(key, project);
});

const step = (name: string) => ({ ...first, id: `made ${name}`, name, sub_steps: [] });
const asked = (name: string) => ({
  projectId: project.id,
  shownAs: `shown ${name}`,
  guard,
  body: { name, status: 'todo' as const },
});
const adding = (name: string) => applyOptimisticUpdate((known) => addStep.optimisticUpdate?.(known, asked(name)));
const namesOfSteps = () => shown()?.steps.map(({ name }) => name);

test('each of many steps that are being added shows once, before and after its answer', () => {
  const [one, two, three] = ['um', 'dois', 'três'].map(adding);
  expect(namesOfSteps()).toEqual([first.name, 'um', 'dois', 'três']);
  one?.keep((known) => addStep.onSuccess?.(known, asked('um'), step('um')));
  two?.keep((known) => addStep.onSuccess?.(known, asked('dois'), step('dois')));
  expect(namesOfSteps()).toEqual([first.name, 'um', 'dois', 'três']);
  three?.takeBack();
  expect(namesOfSteps()).toEqual([first.name, 'um', 'dois']);
});

test('a step that was read before its own answer came shows once', () => {
  const one = adding('um');
  queryClient.setQueryData(key, { ...project, steps: [...project.steps, step('um')] });
  one.keep((known) => addStep.onSuccess?.(known, asked('um'), step('um')));
  expect(namesOfSteps()).toEqual([first.name, 'um']);
});

test('a sub-step that was added shows once', () => {
  const input = {
    projectId: project.id,
    stepId: first.id,
    shownAs: 'shown',
    guard,
    body: { name: 'Medir' },
  };
  const added = applyOptimisticUpdate((known) => addSubStep.optimisticUpdate?.(known, input));
  added.keep((known) => addSubStep.onSuccess?.(known, input, { ...subStep, id: 'made', name: 'Medir' }));
  expect(shown()?.steps[0]?.sub_steps).toHaveLength(first.sub_steps.length + 1);
});

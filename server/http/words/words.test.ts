import { expect, test } from 'vitest';
import { projectLifecycle } from '#domain/project-lifecycle';
import { stepLifecycle } from '#domain/step-lifecycle';
import { languageFor } from '../../kernel/language.ts';
import { projectsArea } from '../../projects/area.ts';
import { en as projectsEn } from '../../projects/words/en.ts';
import { ptBR as projectsPtBR } from '../../projects/words/pt-BR.ts';
import { en } from './en.ts';
import { registerFieldNames } from './fields.ts';
import { ptBR } from './pt-BR.ts';

test.each([
  [undefined, ptBR],
  ['', ptBR],
  ['pt-BR,pt;q=0.9,en;q=0.8', ptBR],
  ['en', en],
  ['en-GB,en;q=0.9', en],
  ['en-US,en;q=0.9,pt;q=0.8', en],
  ['en;q=0.5, pt-BR;q=0.9', ptBR],
  ['en;q=0', ptBR],
  ['fr, en;q=0.3', en],
  ['fr-FR, de', ptBR],
  ['*', ptBR],
  ['EN-us', en],
  ['en;q=abc', ptBR],
  ['en;q=9', ptBR],
  [';;;,,,=;q', ptBR],
  ['english', ptBR],
  [`${'x,'.repeat(10_000)}en`, ptBR],
])('%.40s', (header, words) => {
  expect(languageFor(header)).toBe(words === en ? 'en' : 'pt-BR');
});

test.each([
  ['pt-BR', projectsPtBR],
  ['en', projectsEn],
])('%s has words for every status that a change may come from or go to', (_, words) => {
  for (const [life, tell] of [
    [projectLifecycle, words.projectCannot],
    [stepLifecycle, words.stepCannot],
  ] as const)
    for (const from of Object.keys(life))
      for (const to of Object.keys(life)) expect(tell(from, to)).not.toMatch(/_|undefined/);
});

test('fields are called by their names, with their gender', () => {
  registerFieldNames(projectsArea.fields ?? {});
  expect(ptBR.field.required('description')).toBe('A descrição precisa ser preenchida.');
  expect(ptBR.field.shape('due_date', 'date')).toBe('O prazo precisa ser uma data no formato AAAA-MM-DD.');
  expect(ptBR.field.tooLong('name', 120)).toBe('O nome pode ter no máximo 120 caracteres.');
  expect(en.field.required('name')).toBe('The name must be filled in.');
  expect(en.field.shape('x', 'date')).toBe('The field “x” must be a date as YYYY-MM-DD.');
});

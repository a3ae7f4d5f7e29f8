import { describe, expect, test } from 'vitest';
import { credentialsRules } from '#openapi/rules/credentials';
import { newProjectRules } from '#openapi/rules/new-project';
import { newUnitRules } from '#openapi/rules/new-unit';
import { passwordChangeRules } from '#openapi/rules/password-change';
import { projectChangeRules } from '#openapi/rules/project-change';
import { findViolation, isRequiredByRule } from './rule-violations';

describe('what a value breaks', () => {
  test.each([
    ['a name', 'Esteira', newProjectRules.name, undefined],
    ['no name', '', newProjectRules.name, { kind: 'missing', limit: 0 }],
    ['120 characters', 'x'.repeat(120), newProjectRules.name, undefined],
    ['121 characters', 'x'.repeat(121), newProjectRules.name, { kind: 'tooLong', limit: 120 }],
    ['120 characters of two halves each', '🧵'.repeat(120), newProjectRules.name, undefined],
    ['no description', '', newProjectRules.description, undefined],
    ['no deadline', null, newProjectRules.dead_line, undefined],
    ['an address', 'a@b.example', credentialsRules.email, undefined],
    ['no address', '', credentialsRules.email, { kind: 'missing', limit: 0 }],
    ['half an address', 'a@', credentialsRules.email, { kind: 'malformed', limit: 0 }],
    ['a CNPJ', '12ABC34501DE35', newUnitRules.tax_id, undefined],
    ['no code, which may be null', '', newUnitRules.code, undefined],
    ['what stands within a field', '1310', newUnitRules['address.cep'], { kind: 'malformed', limit: 0 }],
    ['nine characters', '123456789', passwordChangeRules.password, { kind: 'tooShort', limit: 10 }],
    ['a value among many', 'b', { enum: ['a'] }, { kind: 'malformed', limit: 0 }],
    ['a number below', 0, { minimum: 1 }, { kind: 'tooSmall', limit: 1 }],
    ['a number above', 9, { maximum: 8 }, { kind: 'tooLarge', limit: 8 }],
    ['nothing chosen', [], { required: true, minItems: 1 }, { kind: 'missing', limit: 0 }],
    ['one thing too many', ['a', 'b'], { maxItems: 1 }, { kind: 'tooLarge', limit: 1 }],
  ])('%s', (_, value, rule, fault) => expect(findViolation(value, rule)).toEqual(fault));
});

test('a field that may be left out of a change is demanded by a form, where it may not be empty', () => {
  expect(isRequiredByRule(projectChangeRules.name)).toBe(true);
  expect(isRequiredByRule(projectChangeRules.description)).toBe(false);
});

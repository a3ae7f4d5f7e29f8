import { expect, test } from 'vitest';
import { newUnitRules } from '#openapi/rules/new-unit';
import { toFormValues, toRequestBody } from './values';

const names = ['name', 'code', 'parent_id', 'is_active', 'address.city'] as const;
type Values = { name: string; code: string; parent_id: string | null; is_active: boolean; 'address.city': string };

test('what is null is empty where it is typed, and null where it is chosen', () => {
  const unit = { name: 'Recife', code: null, parent_id: null, is_active: false, address: { city: 'Recife' } };
  const values = toFormValues<Values>(unit, names, newUnitRules);
  expect(values).toEqual({ name: 'Recife', code: '', parent_id: null, is_active: false, 'address.city': 'Recife' });
  expect(toRequestBody(values, newUnitRules)).toEqual(unit);
});

test('something new begins empty', () => {
  expect(toFormValues<Values>({ is_active: true }, names, newUnitRules)).toEqual({
    name: '',
    code: '',
    parent_id: null,
    is_active: true,
    'address.city': '',
  });
});

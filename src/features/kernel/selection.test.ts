import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPersonState } from './reset-on-sign-out';
import { getSelection, saveSelection } from './selection';

describe('what was selected last', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });

  it('is unit, project, step and sub-step, each kept beside the others', () => {
    saveSelection({ unit: 'u' });
    saveSelection({ project: 'p', step: 's' });
    saveSelection({ subStep: 't' });
    expect(getSelection()).toEqual({ unit: 'u', project: 'p', step: 's', subStep: 't' });
  });

  it('lets go of what was inside when something else is selected around it', () => {
    saveSelection({ unit: 'u', project: 'p', step: 's', subStep: 't' });
    saveSelection({ project: 'p', step: 'other' });
    expect(getSelection()).toEqual({ unit: 'u', project: 'p', step: 'other' });
    saveSelection({ project: 'other' });
    expect(getSelection()).toEqual({ unit: 'u', project: 'other' });
  });

  it('keeps an account of WhatsApp beside the rest, and lets go of its number with it', () => {
    saveSelection({ project: 'p' });
    saveSelection({ businessAccount: 'a' });
    saveSelection({ phoneNumber: 'n' });
    saveSelection({ project: 'other' });
    expect(getSelection()).toEqual({ project: 'other', businessAccount: 'a', phoneNumber: 'n' });
    saveSelection({ businessAccount: 'a' });
    expect(getSelection().phoneNumber).toBe('n');
    saveSelection({ businessAccount: 'b' });
    expect(getSelection()).toEqual({ project: 'other', businessAccount: 'b' });
  });

  it('is nothing where what was kept cannot be read', () => {
    for (const broken of ['{', 'null', '3', '{"project":7}']) {
      kept.set('trama:selection', broken);
      expect(getSelection()).toEqual({});
    }
  });

  it('is forgotten when the person leaves', () => {
    saveSelection({ project: 'p' });
    resetPersonState();
    expect(getSelection()).toEqual({});
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from './forget';
import { keepSelection, selection } from './selection';

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
    keepSelection({ unit: 'u' });
    keepSelection({ project: 'p', step: 's' });
    keepSelection({ subStep: 't' });
    expect(selection()).toEqual({ unit: 'u', project: 'p', step: 's', subStep: 't' });
  });

  it('lets go of what was inside when something else is selected around it', () => {
    keepSelection({ unit: 'u', project: 'p', step: 's', subStep: 't' });
    keepSelection({ project: 'p', step: 'other' });
    expect(selection()).toEqual({ unit: 'u', project: 'p', step: 'other' });
    keepSelection({ project: 'other' });
    expect(selection()).toEqual({ unit: 'u', project: 'other' });
  });

  it('keeps an account of WhatsApp beside the rest, and lets go of its number with it', () => {
    keepSelection({ project: 'p' });
    keepSelection({ businessAccount: 'a' });
    keepSelection({ phoneNumber: 'n' });
    keepSelection({ project: 'other' });
    expect(selection()).toEqual({ project: 'other', businessAccount: 'a', phoneNumber: 'n' });
    keepSelection({ businessAccount: 'a' });
    expect(selection().phoneNumber).toBe('n');
    keepSelection({ businessAccount: 'b' });
    expect(selection()).toEqual({ project: 'other', businessAccount: 'b' });
  });

  it('is nothing where what was kept cannot be read', () => {
    for (const broken of ['{', 'null', '3', '{"project":7}']) {
      kept.set('trama:selection', broken);
      expect(selection()).toEqual({});
    }
  });

  it('is forgotten when the person leaves', () => {
    keepSelection({ project: 'p' });
    forget();
    expect(selection()).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { byDay, capped, dayOf, daysOf, hourMark, lanes, minuteOf, shownDays, stretches } from './days';
import { hoursLayout } from './hours-layout';

const zone = 'America/Sao_Paulo';

describe('days', () => {
  test('a plain day is never moved by a zone, an instant is read in it', () => {
    expect(dayOf('2026-11-21', 'Pacific/Auckland')).toBe('2026-11-21');
    expect(dayOf('2026-11-21T01:30:00Z', zone)).toBe('2026-11-20');
    expect(minuteOf('2026-11-21T01:30:00Z', zone)).toBe(22 * 60 + 30);
  });

  test('what ends at midnight does not touch the next day', () => {
    expect(daysOf({ start: '2026-11-20T22:00:00-03:00', end: '2026-11-21T00:00:00-03:00' }, zone)).toEqual([
      '2026-11-20',
      '2026-11-20',
    ]);
    expect(daysOf({ start: '2026-11-20T22:00:00-03:00', end: '2026-11-21T02:00:00-03:00' }, zone)[1]).toBe(
      '2026-11-21',
    );
  });

  test('the week starts on Sunday in Brazil; a month is whole weeks', () => {
    expect(shownDays('week', '2026-11-21', 'pt-BR')[0]).toBe('2026-11-15');
    const month = shownDays('month', '2026-11-21', 'pt-BR');
    expect(month[0]).toBe('2026-11-01');
    expect(month.length % 7).toBe(0);
    expect(shownDays('agenda', '2026-02-10', 'pt-BR')).toHaveLength(28);
  });

  test('whole days come first, then hours; several days are found on each', () => {
    const days = byDay(
      [
        { id: 'b', start: '2026-11-21T10:00:00-03:00' },
        { id: 'a', start: '2026-11-20', end: '2026-11-22' },
        { id: 'c', start: '2026-11-21T09:00:00-03:00' },
      ],
      zone,
    );
    expect(days.get('2026-11-21')?.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(days.get('2026-11-22')?.map(({ id }) => id)).toEqual(['a']);
  });

  test('what overlaps stands side by side, what follows does not', () => {
    const placed = lanes([
      { event: 'a', from: 0, to: 60 },
      { event: 'b', from: 30, to: 90 },
      { event: 'c', from: 60, to: 80 },
      { event: 'd', from: 90, to: 120 },
    ]);
    expect(placed.map(({ event, lane, of }) => `${event}${lane}/${of}`)).toEqual(['a0/2', 'b1/2', 'c0/2', 'd0/1']);
  });

  test('of what has no room the last lane tells, each crowd by itself', () => {
    const crowd = (from: number) => ['a', 'b', 'c', 'd'].map((name) => ({ event: name + from, from, to: from + 60 }));
    const { shown, rest } = capped(lanes([...crowd(0), ...crowd(60), { event: 'alone', from: 200, to: 260 }]), 3);
    expect(shown.map(({ event, lane, of }) => `${event} ${lane}/${of}`)).toEqual([
      'a0 0/3',
      'b0 1/3',
      'a60 0/3',
      'b60 1/3',
      'alone 0/1',
    ]);
    expect(rest.map(({ events, from, to, lane }) => [events.join(), from, to, lane])).toEqual([
      ['c0,d0', 0, 60, 2],
      ['c60,d60', 60, 120, 2],
    ]);
  });

  test('a week draws each event once: what takes several days keeps one lane through them, with its true ends', () => {
    const week = shownDays('week', '2026-11-18', 'pt-BR');
    const days = byDay(
      [
        { id: 'day', start: '2026-11-16' },
        { id: 'trip', start: '2026-11-16', end: '2026-11-18' },
        { id: 'stay', start: '2026-11-10', end: '2026-11-17' },
        { id: 'leave', start: '2026-11-19', end: '2026-11-30' },
      ],
      zone,
    );
    expect(
      stretches(week, days, zone).map(
        ({ event, from, days: long, lane, begins, ends }) =>
          `${begins ? '[' : '<'}${event.id} ${from}+${long} in ${lane}${ends ? ']' : '>'}`,
      ),
    ).toEqual(['<stay 0+3 in 0]', '[trip 1+3 in 1]', '[leave 4+3 in 0>', '[day 1+1 in 2]']);
  });

  test('what takes a day or longer stands above the hours, one bar over its days, however early it begins', () => {
    const week = shownDays('week', '2026-11-18', 'pt-BR');
    const events = [
      { id: 'fair', title: 'Fair', start: '2026-11-16T13:00:00Z', end: '2026-11-18T15:00:00Z' },
      { id: 'night', title: 'Night', start: '2026-11-16T22:00:00Z', end: '2026-11-17T10:00:00Z' },
    ];
    const { layouts, whole } = hoursLayout(week, byDay(events, zone), zone, { hasSlots: false });
    expect(whole.bars.map(({ event, from, days }) => `${event.id} ${from}+${days}`)).toEqual(['fair 1+3']);
    expect(layouts.map(({ shown }) => shown.map(({ event }) => event.id).join())).toEqual([
      '',
      'night',
      'night',
      '',
      '',
      '',
      '',
    ]);
  });

  test('the hours beside them read as in their language', () => {
    expect([0, 6, 18].map((hour) => hourMark(hour, 'pt-BR'))).toEqual(['00h', '06h', '18h']);
    expect([0, 6, 18].map((hour) => hourMark(hour, 'en-US'))).toEqual(['12 AM', '6 AM', '6 PM']);
  });
});

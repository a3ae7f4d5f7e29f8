import { beforeEach, describe, expect, test } from 'vitest';
import { calendarStage, hour, inHours } from '../../testing/calendar-stage.ts';
import type { Loose, TestPerson } from '../../testing/workspace.ts';

const stage = calendarStage();
const { ask, choose, connect, disconnect, sync, meetings, titled, create, change, events, conflicts, status } = stage;

let bia: TestPerson;
let hers = '';
beforeEach(async () => {
  bia = await stage.here.somebody('member');
  hers = `bia${stage.count}@gmail.example`;
});
const ownAs = (email: string) => [{ email, self: true, responseStatus: 'accepted' }];
/** Has Google show an event of Ana's in the calendar of Bia too, who is asked to it. */
const invite = ({ id, iCalUID, ...event }: Loose) => {
  const { change: _, etag: __, updated: ___, ...fields } = event;
  return stage.world.write(hers, { ...fields, id, iCalUID, attendees: ownAs(hers), isAnothers: true });
};
const connectBia = async () => {
  stage.world.account(hers);
  await connect(bia);
};
const both = async (title: string) =>
  [...(await meetings()), ...(await meetings(bia))].filter((meeting) => meeting.title === title).map(({ id }) => id);
const oneOf = async (title: string) => {
  const ids = await both(title);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
};

describe('an event in two people’s calendars is one meeting', () => {
  test.each(['no answer', 'half an answer'] as const)(
    'where its calendar is read before %s to its making is made good',
    async (fault) => {
      await connect();
      await connectBia();
      stage.world.fault = ({ method }) => (method === 'POST' ? fault : undefined);
      await create('Convite', { attendees: [{ user_id: bia.id }] });
      await stage.settled();
      stage.world.fault = () => undefined;
      invite(events()[0]);
      await sync(bia);
      await sync();
      await oneOf('Convite');
      expect(events()).toHaveLength(1);
    },
  );

  test('each of a series too', async () => {
    await connect();
    await connectBia();
    stage.world.fault = ({ method }) => (method === 'POST' ? 'no answer' : undefined);
    const repeat = { every: 'day', interval: 1, weekdays: [], until: null, times: 3 };
    await create('Diária', { attendees: [{ user_id: bia.id }], repeat });
    await stage.settled();
    stage.world.fault = () => undefined;
    for (const event of events()) invite(event);
    await sync(bia);
    await sync();
    expect([(await meetings()).length, (await meetings(bia)).length]).toEqual([3, 3]);
  });

  test('where both are read at once', async () => {
    await connect();
    await connectBia();
    const shared = { ...hour(2), summary: 'Ao mesmo tempo', iCalUID: `duas${stage.count}@google.com` };
    for (let turn = 0; turn < 20; turn += 1) {
      const one = { ...shared, iCalUID: `${turn}${shared.iCalUID}`, summary: `Ao mesmo tempo ${turn}` };
      stage.world.write(stage.account, { ...one, attendees: [...ownAs(stage.account), { email: hers }] });
      stage.world.write(hers, { ...one, attendees: [...ownAs(hers), { email: stage.account }] });
    }
    await Promise.all([sync(), sync(bia)]);
    const ids = [...(await meetings()), ...(await meetings(bia))].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([40, 20]);
  });

  test('where the second is asked to it before the first is read again', async () => {
    const event = stage.world.write(stage.account, { ...hour(2), summary: 'Depois' });
    await connect();
    await connectBia();
    stage.world.write(stage.account, { id: event.id, attendees: [...ownAs(stage.account), { email: hers }] });
    invite(event);
    await sync(bia);
    await sync();
    await oneOf('Depois');
    const { attendees } = await titled('Depois');
    expect(attendees).toMatchObject([{ user_id: bia.id, response: 'accepted' }]);
    await sync(bia);
    await oneOf('Depois');
    expect(await status(bia)).toMatchObject({ conflicts: 0, error: null });
  });

  describe('but what was written on the second', () => {
    /** Has one event be two meetings; the second, which is Bia's. */
    const twoOf = async (title: string): Promise<Loose> => {
      const event = stage.world.write(stage.account, { ...hour(2), summary: title });
      await connect();
      await connectBia();
      stage.world.write(stage.account, { id: event.id, attendees: [...ownAs(stage.account), { email: hers }] });
      invite(event);
      await sync(bia);
      return titled(title, bia);
    };
    const write = async (id: string, partId: string, text: string, who = bia, version?: number) =>
      expect(await ask('PUT', `/api/meetings/${id}/notes/${partId}`, { text, version }, who)).toMatchObject({
        status: 200,
      });

    test.each<[string, object]>([
      ['reminders', { reminders_min: [30] }],
      ['where it is held', { conference_url: 'https://sala.example/1' }],
      ['its agenda', { agenda: [{ title: 'Preço' }] }],
    ])('(%s) stays, once Google knows of it too', async (_, written) => {
      const { id } = await twoOf('Anotada');
      expect(await change(id, written, bia)).toMatchObject({ status: 200 });
      await sync(bia);
      await sync();
      expect((await meetings(bia)).map((meeting) => meeting.id)).toContain(id);
      expect(await conflicts(bia)).toMatchObject([{ meeting_id: id, twin_id: expect.any(String) }]);
    });

    test('stays apart where both together are more than a meeting holds, and nothing is lost', async () => {
      const { id } = await twoOf('Cheia');
      await write(id, id, 'b'.repeat(3_000));
      await sync(bia);
      await sync();
      const first = await titled('Cheia');
      await write(first.id, first.id, 'a'.repeat(3_000), stage.ana);
      const join = async () => {
        const [conflict] = await conflicts(bia);
        const path = `/api/google-calendar/conflicts/${conflict?.id}`;
        return ask('POST', path, { keep: 'theirs', stamp: conflict?.stamp }, bia);
      };
      expect(await join()).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } });
      expect((await ask('GET', `/api/meetings/${id}`, undefined, bia)).body.notes).toHaveLength(3_000);
      await write(id, id, 'Curta', bia, 1);
      for (const one of [first.id, id])
        await stage.db
          .insertInto('meeting_outcomes')
          .values(
            Array.from({ length: 60 }, (_, at) => {
              const instant = inHours(0);
              const marks = { created_by: bia.id, created_at: instant, updated_at: instant };
              return {
                id: crypto.randomUUID(),
                meeting_id: one,
                text: 'x',
                person_id: null,
                due_date: null,
                position: at + 1,
                done_at: null,
                done_by: null,
                sub_step_id: null,
                ...marks,
              };
            }),
          )
          .execute();
      expect(await join()).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } });
      await stage.db.deleteFrom('meeting_outcomes').where('meeting_id', '=', id).execute();
      expect((await join()).status).toBe(204);
      expect((await ask('GET', `/api/meetings/${first.id}`)).body.notes).toBe(`${'a'.repeat(3_000)}\n\nCurta`);
    });

    test('is told, and goes to the first where that is asked for', async () => {
      const { id } = await twoOf('Com notas');
      const { body } = await change(id, { agenda: [{ title: 'Preço' }, { title: 'Prazo' }] }, bia);
      await write(id, id, 'Levar a proposta');
      await write(id, body.agenda[0].id, 'Pedir desconto');
      const outcome = await ask('POST', `/api/meetings/${id}/outcomes`, { text: 'Enviar contrato' }, bia);
      expect(outcome).toMatchObject({ status: 201 });
      await sync(bia);
      await sync();
      expect(await status(bia)).toMatchObject({ conflicts: 1 });
      expect(await conflicts()).toEqual([]);
      const first = await titled('Com notas');
      await write(first.id, first.id, 'Já combinado', stage.ana);
      const [conflict] = await conflicts(bia);
      expect(conflict).toMatchObject({ meeting_id: id, twin_id: first.id, ours: { title: 'Com notas' } });
      await change(first.id, { location: 'Sala' });
      const late = await ask(
        'POST',
        `/api/google-calendar/conflicts/${conflict?.id}`,
        { keep: 'theirs', stamp: conflict?.stamp },
        bia,
      );
      expect(late).toMatchObject({ status: 409 });
      const [now] = await conflicts(bia);
      await stage.settle(now as Loose, 'theirs', bia);
      await sync(bia);
      await oneOf('Com notas');
      const one = await titled('Com notas', bia);
      expect(one).toMatchObject({ id: first.id, organizer: { id: stage.ana.id } });
      expect((await ask('GET', `/api/meetings/${one.id}`, undefined, bia)).body.notes).toBe(
        'Já combinado\n\nLevar a proposta\n\nPreço\nPedir desconto\n\nPrazo',
      );
      const { body: outcomes } = await ask('GET', `/api/meetings/${first.id}/outcomes`, undefined, bia);
      expect(outcomes.data).toMatchObject([{ text: 'Enviar contrato' }]);
      expect(await status(bia)).toMatchObject({ conflicts: 0 });
    });

    test('stays where it is where both are to stay', async () => {
      const { id } = await twoOf('As duas');
      await write(id, id, 'Só minha');
      await sync();
      const [conflict] = await conflicts(bia);
      await stage.settle(conflict as Loose, 'ours', bia);
      await sync();
      await sync(bia);
      expect(await conflicts(bia)).toEqual([]);
      expect(await titled('As duas', bia)).toBeDefined();
      expect(new Set(await both('As duas')).size).toBe(2);
    });
  });

  test('of a team’s calendar that both have chosen; whoever chose it is not asked to it there', async () => {
    stage.world.calendar(stage.account, 'equipe');
    stage.world.account(hers);
    stage.world.share(stage.account, 'equipe', hers);
    stage.world.signedIn = stage.account;
    const event = stage.world.write(stage.account, { ...hour(2), summary: 'Da equipe' }, 'equipe');
    await connect();
    stage.world.signedIn = hers;
    await connect(bia);
    await oneOf('Da equipe');
    stage.world.write(stage.account, { id: event.id, location: 'Sala' }, 'equipe');
    await sync(bia);
    await sync();
    expect(await titled('Da equipe', bia)).toMatchObject({ location: 'Sala', organizer: { id: stage.ana.id } });
    await change((await titled('Da equipe')).id, { title: 'Da equipe toda' });
    await stage.settled();
    await sync(bia);
    expect(events(stage.account, 'equipe')).toMatchObject([{ summary: 'Da equipe toda' }]);
    expect(events(stage.account, 'equipe')[0].attendees ?? []).toEqual([]);
    await oneOf('Da equipe toda');
  });

  test('of a team’s calendar that one may only read, what is private stays apart', async () => {
    stage.world.calendar(stage.account, 'equipe');
    stage.world.account(hers);
    stage.world.share(stage.account, 'equipe', hers, 'reader');
    stage.world.write(stage.account, { ...hour(2), summary: 'Segredo', visibility: 'private' }, 'equipe');
    stage.world.signedIn = stage.account;
    await connect();
    stage.world.signedIn = hers;
    await connect(bia);
    expect((await titled('Segredo')).attendees).toEqual([]);
  });

  describe('of a team’s calendar that one may only read, what becomes private', () => {
    let event: Loose;
    /** Of what is private there Google tells whoever may only read that they are taken then. */
    const connectBoth = async (first = stage.ana) => {
      stage.world.calendar(stage.account, 'equipe');
      stage.world.account(hers);
      stage.world.share(stage.account, 'equipe', hers, 'reader');
      event = stage.world.write(stage.account, { ...hour(2), summary: 'Da equipe', description: 'Tudo' }, 'equipe');
      for (const who of first === bia ? [bia, stage.ana] : [stage.ana, bia]) {
        stage.world.signedIn = who === bia ? hers : stage.account;
        await connect(who);
      }
      await oneOf('Da equipe');
    };
    const hide = () =>
      stage.world.write(stage.account, { id: event.id, visibility: 'private', summary: 'Demissões' }, 'equipe');
    const told = async () => JSON.stringify([await meetings(bia), await ask('GET', '/api/activity', undefined, bia)]);
    const isApart = async (title: string) => {
      expect(await told()).not.toContain(title);
      expect(await meetings(bia)).toMatchObject([{ is_private: true, organizer: { id: bia.id } }]);
      expect(await titled(title)).toMatchObject({ is_private: true, attendees: [], description: 'Tudo' });
    };

    test.each(['she', 'who owns it'])('is taken time alone to whoever reads, where %s is asked first', async (who) => {
      await connectBoth();
      hide();
      const [first, second] = who === 'she' ? [bia, stage.ana] : [stage.ana, bia];
      await sync(first);
      expect(await told()).not.toContain('Demissões');
      await sync(second);
      await isApart('Demissões');
      for (const each of [first, second]) await sync(each);
      await isApart('Demissões');
      stage.world.write(stage.account, { id: event.id, visibility: 'default' }, 'equipe');
      await sync();
      await sync(bia);
      await oneOf('Demissões');
    });

    test('here is told no more at once', async () => {
      await connectBoth();
      const { id } = await titled('Da equipe');
      await change(id, { is_private: true, title: 'Demissões' });
      expect(await meetings(bia)).toEqual([]);
      expect(await ask('GET', `/api/meetings/${id}`, undefined, bia)).toMatchObject({ status: 404 });
      await stage.settled();
      await sync(bia);
      await isApart('Demissões');
    });

    test('is told to whoever is asked to it', async () => {
      await connectBoth();
      stage.world.write(stage.account, { id: event.id, attendees: [{ email: hers }] }, 'equipe');
      await sync();
      hide();
      await sync(bia);
      await sync();
      await sync(bia);
      await oneOf('Demissões');
      expect(await titled('Demissões')).toMatchObject({ is_private: true, attendees: [{ user_id: bia.id }] });
    });

    test('stays with whoever owns it where the other had it first', async () => {
      await connectBoth(bia);
      const { id } = await titled('Da equipe');
      expect(await titled('Da equipe')).toMatchObject({ organizer: { id: bia.id } });
      hide();
      await sync(bia);
      expect(await told()).not.toContain('Da equipe');
      await sync();
      await isApart('Demissões');
      expect(await titled('Demissões')).toMatchObject({ id, organizer: { id: stage.ana.id } });
      await change(id, { title: 'Cortes' });
      await stage.settled();
      expect(events(stage.account, 'equipe')).toMatchObject([{ summary: 'Cortes', visibility: 'private' }]);
    });

    test('and was private before its owner came is another’s taken time, and the owner’s meeting', async () => {
      stage.world.calendar(stage.account, 'equipe');
      stage.world.account(hers);
      stage.world.share(stage.account, 'equipe', hers, 'reader');
      stage.world.write(stage.account, { ...hour(2), summary: 'Demissões', visibility: 'private' }, 'equipe');
      await connect(bia);
      stage.world.signedIn = stage.account;
      await connect();
      expect(await meetings(bia)).toMatchObject([{ title: '(sem título)', organizer: { id: bia.id } }]);
      expect(await titled('Demissões')).toMatchObject({ organizer: { id: stage.ana.id } });
    });
  });
});

describe('a copy takes the place of what is followed no more', () => {
  const shared = async () => {
    const fields = { ...hour(2), summary: 'Das duas' };
    const event = stage.world.write(stage.account, {
      ...fields,
      attendees: [...ownAs(stage.account), { email: hers }],
    });
    await connect();
    stage.world.account(hers);
    const copy = invite(event);
    await connect(bia);
    await oneOf('Das duas');
    return copy;
  };

  test.each(['disconnected', 'unchosen', 'of another account'])('where the calendar was %s', async (how) => {
    const copy = await shared();
    stage.world.signedIn = stage.account;
    if (how === 'disconnected') await disconnect();
    else if (how === 'unchosen') await choose(() => false);
    else {
      stage.world.account(`outra.${stage.account}`);
      await connect();
    }
    stage.world.write(hers, { id: copy.id, summary: 'Das duas, adiada', ...hour(9) });
    await sync(bia);
    expect(await titled('Das duas, adiada')).toMatchObject({ start_at: inHours(9), organizer: { id: stage.ana.id } });
    await change((await titled('Das duas, adiada')).id, { title: 'Nome da Ana' });
    stage.world.write(hers, { id: copy.id, summary: 'Nome de lá', location: 'Sala' });
    await sync(bia);
    expect(await titled('Nome da Ana')).toMatchObject({ location: 'Sala' });
    stage.world.write(hers, { id: copy.id, status: 'cancelled' });
    await sync(bia);
    expect(await titled('Nome da Ana')).toMatchObject({ status: 'scheduled', attendees: [{ response: 'declined' }] });
    expect(await status(bia)).toMatchObject({ conflicts: 0, error: null });
  });

  test('also for what was changed there just before, and until the first is back', async () => {
    const copy = await shared();
    const [{ id }] = events();
    stage.world.write(stage.account, { id, summary: 'Já mudada' });
    stage.world.write(hers, { id: copy.id, summary: 'Já mudada' });
    await disconnect();
    await sync(bia);
    await oneOf('Já mudada');
    stage.world.signedIn = stage.account;
    await connect();
    await sync(bia);
    stage.world.write(stage.account, { id, summary: 'De volta' });
    await sync();
    await oneOf('De volta');
    expect([await conflicts(), await conflicts(bia)]).toEqual([[], []]);
  });

  test('wholly where it is of the same account', async () => {
    stage.world.calendar(stage.account, 'copia');
    const fields = { ...hour(2), summary: 'Em duas', iCalUID: `copia${stage.count}@google.com` };
    stage.world.write(stage.account, fields);
    const copy = stage.world.write(stage.account, fields, 'copia');
    await connect();
    const kept = await titled('Em duas');
    const links = stage.db.selectFrom('calendar_links').where('meeting_id', '=', kept.id);
    const followed = await links.where('kind', '=', 'theirs').select('event_id').executeTakeFirstOrThrow();
    const [left, other] = followed.event_id === copy.id ? ['copia', stage.account] : [stage.account, 'copia'];
    await choose((name) => name !== left);
    const [there] = events(stage.account, other);
    stage.world.write(stage.account, { id: there.id, location: 'Lá' }, other);
    await sync();
    expect(await titled('Em duas')).toMatchObject({ id: kept.id, location: 'Lá' });
    await change(kept.id, { title: 'Em uma' });
    await stage.settled();
    expect(events(stage.account, other)).toMatchObject([{ summary: 'Em uma' }]);
    await choose(() => true);
    await sync();
    expect(await meetings()).toHaveLength(1);
  });
});

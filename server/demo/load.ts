import { insertPeople } from '../auth/demo.ts';
import { insertFinance } from '../finance/demo.ts';
import { insertInvitations } from '../invitations/demo.ts';
import { type DemoCast, demoPeople, demoUnits } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { insertLeads } from '../leads/demo.ts';
import { insertMeetings } from '../meetings/demo.ts';
import { insertProjects } from '../projects/demo/load.ts';
import { insertUnits } from '../units/demo.ts';
import { insertWabas } from '../wabas/demo.ts';

const idsFor = <Name extends string>(names: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, newId()])) as Record<Name, string>;

/** Fills an empty store with a believable workspace, all of it marked as sample. */
export async function loadDemonstration(tx: Tx): Promise<void> {
  const cast: DemoCast = { people: idsFor(demoPeople), units: idsFor(demoUnits), now: Date.now() };
  await insertUnits(tx, cast);
  await insertPeople(tx, cast);
  const ids = await insertProjects(tx, cast);
  await insertFinance(tx, cast);
  await insertWabas(tx, cast);
  await insertLeads(tx, cast);
  await insertMeetings(tx, cast);
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

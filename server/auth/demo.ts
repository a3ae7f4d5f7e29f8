import { type DemoCast, type DemoPersonKey, dayMs, demoPassword, demoPeople, toInstant } from '../kernel/demo-cast.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { hashPassword } from './password.ts';

/** The people of the demonstration, with their roles. */
export async function insertPeople(tx: Tx, { people, units, now }: DemoCast): Promise<void> {
  const marks = { is_sample: true, created_at: toInstant(now - 240 * dayMs), updated_at: toInstant(now - 240 * dayMs) };
  const secondStep = (phone: string) => ({ phone, phone_verified_at: marks.created_at, two_step: true });
  const password_hash = await hashPassword(demoPassword);
  const roles = new Map(
    (await tx.selectFrom('roles').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]),
  );
  for (const [key, { name, email, role, title: job_title, units: theirs, administers = [], phone }] of Object.entries(
    demoPeople,
  ) as [DemoPersonKey, (typeof demoPeople)[DemoPersonKey]][]) {
    const id = people[key];
    await tx
      .insertInto('users')
      .values({
        id,
        name,
        email,
        job_title,
        password_hash,
        email_verified_at: marks.created_at,
        status: 'active',
        ...marks,
        ...(phone && secondStep(phone)),
      })
      .execute();
    await tx
      .insertInto('user_roles')
      .values({ user_id: id, role_id: roles.get(role) ?? '' })
      .execute();
    await tx
      .insertInto('user_units')
      .values(
        theirs.map((unit) => ({
          user_id: id,
          unit_id: units[unit],
          role: administers.includes(unit) ? 'admin' : 'member',
        })),
      )
      .execute();
  }
}

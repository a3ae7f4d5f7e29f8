import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { newToken } from '../kernel/tokens.ts';

const day = 24 * 3_600_000;

interface Targets {
  /** A project that the invited is not in. */
  cell: string;
  /** A project of the administrator. */
  inspection: string;
  unit: string;
}

type Sent = Pick<NewRow<'invitations'>, 'email' | 'role' | 'message' | 'invited_by'> &
  Partial<Pick<NewRow<'invitations'>, 'project_id' | 'unit_id'>> & { daysAgo: number };

/** Invitations of the demonstration: one that waits for a member, one for somebody new, and one that expired. */
export async function insertInvitations(
  tx: Tx,
  { cell, inspection, unit }: Targets,
  { helena, rafael, tiago }: Record<'helena' | 'rafael', string> & { tiago: string },
  now: number,
): Promise<void> {
  const sent: Sent[] = [
    {
      project_id: cell,
      email: tiago,
      role: 'contributor',
      invited_by: rafael,
      daysAgo: 1,
      message: 'Tiago, precisamos de você na lógica de retomada do robô.',
    },
    {
      project_id: inspection,
      email: 'bruna.martins@fornecedor.example',
      role: 'viewer',
      invited_by: helena,
      daysAgo: 2,
      message: 'Para você acompanhar a entrega das câmeras.',
    },
    { unit_id: unit, email: 'joao.ferraz@trama.example', role: 'member', invited_by: helena, daysAgo: 12, message: '' },
  ];
  await tx
    .insertInto('invitations')
    .values(
      sent.map(({ daysAgo, ...invitation }) => ({
        id: newId(),
        token: newToken('tri_'),
        status: 'pending' as const,
        ...invitation,
        created_at: new Date(now - daysAgo * day).toISOString(),
        delivery: 'sent' as const,
        delivery_at: new Date(now - daysAgo * day).toISOString(),
        expires_at: new Date(now + (7 - daysAgo) * day).toISOString(),
      })),
    )
    .execute();
}

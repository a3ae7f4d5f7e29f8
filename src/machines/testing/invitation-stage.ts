import { stageOf } from '../../inspector/stage';
import { invitation } from '../invitation';

const invited =
  (status: string, isYours: boolean | null = true) =>
  () => ({
    id: 'i1',
    kind: 'project',
    status,
    is_yours: isYours,
  });
const failing = (status: number) => () => Object.assign(new Error(String(status)), { status });
const failures = {
  'not signed in (401)': failing(401),
  'somebody else (403)': failing(403),
  'unknown (404)': failing(404),
  'over (400)': failing(400),
  'out of order (500)': failing(500),
};
const pending = { pending: invited('pending') };

/** An invitation by its token, with a server that answers as told. */
export const invitationStage = (token = 'tri_1') =>
  stageOf<typeof invitation>({
    machine: invitation,
    input: () => ({ token }),
    answers: {
      'look up': {
        ...pending,
        'pending, for somebody else': invited('pending', false),
        'pending, nobody signed in': invited('pending', null),
        accepted: invited('accepted'),
        rejected: invited('rejected'),
        cancelled: invited('cancelled'),
        expired: invited('expired'),
      },
      accept: pending,
      reject: pending,
    },
    failures: {
      'look up': failures,
      accept: failures,
      reject: failures,
    },
  });

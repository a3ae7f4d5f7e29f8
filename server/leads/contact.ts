import type { Answer, Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { countAttempt, type RateLimitedAction } from '../kernel/rate-limits.ts';
import { notify } from '../notifications/queries.ts';
import { ofLead } from './change.ts';
import { peopleWith } from './people.ts';
import { leadKeys, nextLeadCode } from './queries.ts';
import { words } from './words/index.ts';

type NewContact = Schema<'NewContact'>;

const minFillMs = 3_000;
const maxLinks = 3;
// The same whatever comes of a message.
const received = { status: 202, body: { received: true } } as const;

/** Whether a program filled in the form: it met the hidden field, was faster than people are, or sent a list of links. */
function isSpam({ website, shown_at, message }: NewContact, now: string): boolean {
  if (website) return true;
  if ((message.match(/https?:\/\/(www\.)?|\bwww\./gi)?.length ?? 0) > maxLinks) return true;
  // A clock that is ahead of ours says nothing about the time.
  const age = shown_at === undefined ? minFillMs : Date.parse(now) - Date.parse(shown_at);
  return age >= 0 && age < minFillMs;
}

/** Counts an attempt; false where there were too many. */
async function isWithin(
  what: RateLimitedAction,
  whose: { account?: string; address?: string },
  context: Context,
): Promise<boolean> {
  try {
    await countAttempt(what, whose, context);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

const mailIn = (language: NewContact['language']) => ({
  subject: words.mail.received.subject(language),
  text: words.mail.received.text(language),
});

/** Stores a message as a lead. Spam sends no mail and no notification. */
async function keepContact(body: NewContact, spam: boolean, asked: Context): Promise<Answer<'createContact'>> {
  const { store, notifications, config, now } = asked;
  const email = body.email.trim();
  const isMailed = !spam && (await isWithin('confirm contact', { account: email }, asked));
  return store.transaction(async (tx) => {
    const { website: _, shown_at: __, phone = '', company = '', marketing = false, ...rest } = body;
    const texts = { name: body.name.trim(), company: company.trim(), email };
    const [id, code] = [newId(), await nextLeadCode(tx)];
    const marks = { is_sample: false, created_at: now, updated_at: now };
    await tx
      .insertInto('leads')
      .values({
        ...rest,
        ...texts,
        ...leadKeys(texts),
        ...marks,
        id,
        code,
        phone: phone.trim(),
        message: body.message.trim(),
        marketing,
        status: spam ? 'spam' : 'new',
      })
      .execute();
    if (spam) return received;
    // Without the visitor's address of the network: the log is kept longer than a lead.
    const nobody = { person: null, now };
    await recordActivity(
      tx,
      { subject: ofLead(id), verb: 'created', entity: 'lead', entity_id: id, label: code },
      nobody,
    );
    const managers = await peopleWith(tx, 'manage:leads', config).execute();
    await notify(
      tx,
      managers.map((one) => one.id),
      { kind: 'lead_new', lead_id: id },
      nobody,
    );
    const message = { channel: 'email', to: email, ...mailIn(body.language) } as const;
    if (isMailed) await notifications.queue(tx, 'request', message);
    return received;
  });
}

const createContact: Handler<'createContact'> = async ({ body }, asked) => {
  const spam = isSpam(body, asked.now);
  const whose = { account: body.email.trim(), address: asked.client.address };
  // Spam has less room than all messages together, so that it cannot take all of it.
  const isKept =
    (!spam || (await isWithin('contact as spam', whose, asked))) && (await isWithin('contact', whose, asked));
  return isKept ? keepContact(body, spam, asked) : received;
};

export const contactHandlers = { createContact };

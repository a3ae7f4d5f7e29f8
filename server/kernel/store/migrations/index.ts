import { people } from './0001-people.ts';
import { projects } from './0002-projects.ts';
import { proofs } from './0003-proofs.ts';
import { together } from './0004-together.ts';
import { membersInOrder } from './0005-members-in-order.ts';
import { safe } from './0006-safe.ts';
import { addressesThatAreNone } from './0007-addresses-that-are-none.ts';
import { bounds } from './0008-bounds.ts';
import { subjects } from './0009-subjects.ts';
import { units } from './0010-units.ts';
import { comments } from './0011-comments.ts';
import { dependencies } from './0012-dependencies.ts';
import { priorities } from './0012-priorities.ts';
import { blockedReasons } from './0012-reasons.ts';
import { tags } from './0012-tags.ts';
import { attachments } from './0013-attachments.ts';
import { recurrence } from './0014-recurrence.ts';
import { roles } from './0015-roles.ts';
import { accounts } from './0016-accounts.ts';
import { audit } from './0017-audit.ts';
import { unitHolidays } from './0018-unit-holidays.ts';
import { account } from './0020-account.ts';
import { viewAs } from './0022-view-as.ts';
import { clients } from './0023-clients.ts';
import { financeAccounts } from './0024-accounts.ts';
import { transactions } from './0025-transactions.ts';
import { sharedContents } from './0026-shared-contents.ts';
import { wabas } from './0027-wabas.ts';
import { categories } from './0029-categories.ts';
import { flows } from './0033-flows.ts';
import { meetings } from './0037-meetings.ts';
import { payments } from './0038-payments.ts';
import { series } from './0039-series.ts';
import { parts } from './0040-parts.ts';
import { reconciled } from './0041-reconciled.ts';
import { imports } from './0042-imports.ts';
import { receipts } from './0043-receipts.ts';
import { meetingNotices } from './0045-meeting-notices.ts';
import { meetingSeries } from './0046-meeting-series.ts';
import { meetingOutcomes } from './0049-meeting-outcomes.ts';
import { meetingClock } from './0050-meeting-clock.ts';
import { meetingNotes } from './0051-meeting-notes.ts';
import { competence } from './0052-competence.ts';
import { calendarFiles } from './0058-calendar-files.ts';
import { googleCalendar } from './0060-google-calendar.ts';
import { wabaFacts } from './0071-waba-facts.ts';
import { peopleFacts } from './0072-people-facts.ts';
import { calendarGuests } from './0077-calendar-guests.ts';
import { accrual } from './0078-accrual.ts';
import { meetingMail } from './0079-meeting-mail.ts';
import { calendarChannels } from './0080-calendar-channels.ts';
import { calendarSeries } from './0081-calendar-series.ts';
import { seriesOrigin } from './0082-series-origin.ts';
import { importedSeries } from './0083-imported-series.ts';
import { calendarMending } from './0084-calendar-mending.ts';
import { oneEvent } from './0085-one-event.ts';
import { twoOfOneEvent } from './0086-two-of-one-event.ts';
import { meetingAllowances } from './0090-meeting-allowances.ts';
import { agendaPartIds } from './0091-agenda-part-ids.ts';
import { sealedActivity } from './0092-sealed-activity.ts';
import { mentionsById } from './0105-mentions-by-id.ts';
import { messageBudget } from './0106-message-budget.ts';
import { meetingConsent } from './0107-meeting-consent.ts';
import { identityAddresses } from './0109-identity-addresses.ts';
import { emailChanges } from './0110-email-changes.ts';
import { openingDates } from './0111-opening-dates.ts';
import { usageMonths } from './0112-usage-months.ts';
import { leads } from './0113-leads.ts';
import { clientWebsite } from './0114-client-website.ts';

/** Every step from an empty store to the present one, in order. What has been released is never edited. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  people,
  projects,
  proofs,
  together,
  membersInOrder,
  safe,
  addressesThatAreNone,
  bounds,
  subjects,
  units,
  comments,
  priorities,
  blockedReasons,
  dependencies,
  tags,
  attachments,
  recurrence,
  roles,
  accounts,
  audit,
  unitHolidays,
  account,
  viewAs,
  clients,
  financeAccounts,
  transactions,
  sharedContents,
  wabas,
  categories,
  flows,
  meetings,
  payments,
  series,
  parts,
  imports,
  meetingNotices,
  meetingSeries,
  reconciled,
  meetingOutcomes,
  meetingClock,
  receipts,
  competence,
  meetingNotes,
  calendarFiles,
  googleCalendar,
  wabaFacts,
  peopleFacts,
  calendarGuests,
  accrual,
  calendarChannels,
  meetingMail,
  calendarSeries,
  seriesOrigin,
  importedSeries,
  calendarMending,
  oneEvent,
  twoOfOneEvent,
  mentionsById,
  meetingAllowances,
  agendaPartIds,
  sealedActivity,
  messageBudget,
  meetingConsent,
  identityAddresses,
  emailChanges,
  openingDates,
  usageMonths,
  leads,
  clientWebsite,
];

/** What a message to somebody invited tells. */
export interface InvitationInWords {
  by: string;
  kind: 'unit' | 'project';
  /** Null where a limited account invites an outsider: the name would be its own words. */
  target: string | null;
  role: string;
  message: string;
  /** None where nobody knows under which address people reach this server. */
  link: string | null;
  /** The instant that it holds until. */
  until: string;
}

/** The day of an instant in words, as the company's calendar has it. */
export const dayOf = (instant: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(new Date(instant));

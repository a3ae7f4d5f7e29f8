import { nameOfField } from './fields.ts';
import type { ptBR } from './pt-BR.ts';

const fieldOf = (name: string) => nameOfField('en', name) ?? (name ? `The field “${name}”` : 'The content');

const shapes: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  'date-time': 'an instant in UTC, such as 2026-11-22T01:02:03.004Z',
  email: 'a valid email address',
  uuid: 'a valid identifier',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const shapeOf = (kind: string) => shapes[kind] ?? 'a valid value';

/** The texts that belong to no area, in English. */
export const en: typeof ptBR = {
  unauthorized: {
    InvalidToken: { missing: 'Invalid token', invalid: 'Invalid token' },
    NotAuthorized: { missing: 'Not authorized', invalid: 'Not authorized' },
    NotAuthenticated: { missing: 'Not signed in', invalid: 'Not signed in' },
    NoTokenAvailable: { missing: 'No token available', invalid: 'Not authorized' },
    Grants: { missing: 'Not authorized to grant or revoke roles', invalid: 'Not authorized to grant or revoke roles' },
  },
  forbidden: { Grants: 'You do not have permission to grant or revoke roles' },
  tokenExpired: 'Token expired',
  readOnly: (name) => `You are viewing Trama as ${name}. Nothing can be changed until you leave this view.`,
  notAMember: 'Your account is not part of this workspace yet. Accept an invitation or ask for access.',
  restricted: { project: 'Restricted project', client: 'Restricted client', unit: 'Restricted unit' },
  notForViewers: 'This is personal, and is not shown to anyone viewing Trama as this person.',
  missingPermission: (code) => `Your account does not have the permission ${code}.`,
  methodNotAllowed: (method) => `This address does not accept ${method}.`,
  invalidJson: 'The content sent is not valid JSON.',
  malformedRequest: 'The request is malformed.',
  malformedAddress: 'The address is malformed.',
  headersTooLarge: 'The address or the headers are over the limit.',
  notJson: 'The content must be sent as JSON.',
  notBytes: 'The file has to be sent as application/octet-stream.',
  tooLarge: (kibibytes) => `The content sent is over the limit of ${kibibytes} KB.`,
  fileTooLarge: (mebibytes) => `The file is over the limit of ${mebibytes} MB.`,
  tooBusy: 'There are too many requests right now. Nothing was changed; try again in a moment.',
  unexpected: 'The request could not be carried out',
  docsNotBuilt: 'The documentation is being prepared. Reload in a minute.',
  siteOperator: 'whoever runs this installation',
  appNotBuilt: 'The server is up, but the interface has not been built yet. Run `npm run build`.',
  field: {
    required: (name) => `${fieldOf(name)} must be filled in.`,
    shape: (name, kind) => `${fieldOf(name)} must be ${shapeOf(kind)}.`,
    tooShort: (name, least) => `${fieldOf(name)} must have at least ${least} characters.`,
    tooLong: (name, most) => `${fieldOf(name)} may have at most ${most} characters.`,
    tooSmall: (name, least) => `${fieldOf(name)} must be at least ${least}.`,
    tooLarge: (name, most) => `${fieldOf(name)} may be at most ${most}.`,
    tooMany: (name, most) => `${fieldOf(name)} takes at most ${most} items.`,
    oneOf: (name, values) => `${fieldOf(name)} must be one of: ${values}.`,
    unknown: (name) => `The field “${name}” is not known here.`,
    forbiddenCharacter: (name) => `${fieldOf(name)} contains a character that is not allowed.`,
    nothingToChange: 'Send at least one field to change.',
    badCursor: 'The cursor does not fit this list. Start from the first page.',
    wrong: (name) => `${fieldOf(name)} is not in the expected format.`,
  },
};

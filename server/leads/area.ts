import type { Area } from '../http/area.ts';
import { createPermissionSubject } from '../kernel/activity/permission-subject.ts';
import { anonymiseLeads } from './anonymise.ts';
import { contactForm } from './form.ts';
import { words } from './words/index.ts';

export const leadsArea: Area = {
  subjects: { lead: createPermissionSubject('view:leads') },
  missing: words.missing,
  fields: words.fields,
  forms: [contactForm],
  sweep: anonymiseLeads,
};

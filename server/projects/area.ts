import type { Area } from '../http/area.ts';
import { openProjects, projectAccess } from './access.ts';
import { projectSearch } from './search.ts';
import { projectSubject } from './subject.ts';
import { words } from './words/index.ts';

export const projectsArea: Area = {
  resources: { project: projectAccess },
  openable: { project: openProjects },
  subjects: { project: projectSubject },
  search: [projectSearch],
  missing: words.missing,
  fields: words.fields,
};

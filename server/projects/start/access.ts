import type { Context } from '../../http/context.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { beginProject } from '../create.ts';
import { copyProject } from '../duplicate.ts';

interface ProjectStart {
  name: string;
  template_id?: string | null;
}

/** Begins a project of the caller's for another area, empty or from a project that they may see, and returns its id. */
export const startProject = (tx: Tx, { name, template_id }: ProjectStart, context: Context): Promise<string> =>
  template_id
    ? copyProject(tx, template_id, { name, is_template: false }, context)
    : beginProject(tx, { name }, context);
